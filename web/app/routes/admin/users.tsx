import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { DeskListPage } from '../../components/layout/desk-list-page.tsx'
import { CompanyTable } from '../../features/users/company-table.tsx'
import { usersPath } from '../../features/users/paths.ts'
import { UserDialog } from '../../features/users/user-dialog.tsx'
import { userErrors } from '../../features/users/user-errors.ts'
import { UserFilterBar } from '../../features/users/user-filters.tsx'
import { UserTable } from '../../features/users/user-table.tsx'
import { changeUserAction, loadUsers } from '../../features/users/users.server.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadUsers(args)

export const action = (args: ActionFunctionArgs) => changeUserAction(args)

export default function Users() {
  const t = useText('users')
  const { filters, after, counts, list, dialog, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const address = usersPath(filters)
  const { errors, attempt } = useFormErrors(dialog ? undefined : refused, userErrors(t))
  return (
    <>
      <DeskListPage
        t={t}
        address={address}
        toBeginning={after ? t('first') : null}
        filters={
          <>
            <FormErrors title={t('error')} errors={errors} attempt={attempt} />
            <UserFilterBar key={address} filters={filters} counts={counts} />
          </>
        }
      >
        {list ? <List key={`${address} ${after}`} page={list.page} address={address} formKey={key} /> : null}
      </DeskListPage>
      {dialog ? <UserDialog dialog={dialog} address={address} refused={refused} /> : null}
    </>
  )
}

interface ListProps {
  page: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['list']>['page']
  address: string
  formKey: string
}

function List({ page, address, formKey }: ListProps) {
  return page.kind === 'people' ? (
    <UserTable first={page} address={address} formKey={formKey} />
  ) : (
    <CompanyTable first={page} address={address} />
  )
}
