import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { DeskListPage } from '../../components/layout/desk-list-page.tsx'
import { TableTools } from '../../components/table/table-tools.tsx'
import { SaveView, ViewLinks } from '../../features/saved-views/saved-views.tsx'
import { CompanyTable } from '../../features/users/company-table.tsx'
import { USERS_PATH, userQuery, usersPath } from '../../features/users/paths.ts'
import { UserDialog } from '../../features/users/user-dialog.tsx'
import { userErrors } from '../../features/users/user-errors.ts'
import { UserFilterBar, UserTabs } from '../../features/users/user-filters.tsx'
import { UserTable, useUserColumns } from '../../features/users/user-table.tsx'
import { changeUserAction, loadUsers } from '../../features/users/users.server.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadUsers(args)

export const action = (args: ActionFunctionArgs) => changeUserAction(args)

export default function Users() {
  const t = useText('users')
  const { filters, after, counts, list, dialog, key, views, columns } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const address = usersPath(filters)
  const all = useUserColumns({ action: sentTo(address), formKey: key })
  const { errors, attempt } = useFormErrors(dialog ? undefined : refused, userErrors(t, useText('security')))
  return (
    <>
      <DeskListPage
        t={t}
        address={address}
        toBeginning={after ? t('first') : null}
        dense
        tools={<SaveView views={views} page={USERS_PATH} kept={userQuery(filters)} columns={columns} />}
        beside={
          <>
            <UserTabs filters={filters} counts={counts} />
            <ViewLinks views={views} />
          </>
        }
        filters={
          <>
            <FormErrors title={t('error')} errors={errors} attempt={attempt} />
            <div className="flex flex-wrap items-center gap-2">
              <UserFilterBar key={address} filters={filters} />
              <TableTools
                page={USERS_PATH}
                columns={filters.view === 'companies' ? null : all}
                chosen={columns}
                kept={userQuery(filters)}
              />
            </div>
          </>
        }
      >
        {list ? (
          <List key={`${address} ${after}`} page={list.page} columns={columns} address={address} formKey={key} />
        ) : null}
      </DeskListPage>
      {dialog ? <UserDialog dialog={dialog} address={address} refused={refused} /> : null}
    </>
  )
}

interface ListProps {
  page: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['list']>['page']
  columns: string[] | null
  address: string
  formKey: string
}

function List({ page, columns, address, formKey }: ListProps) {
  return page.kind === 'people' ? (
    <UserTable first={page} columns={columns} address={address} formKey={formKey} />
  ) : (
    <CompanyTable first={page} address={address} />
  )
}
