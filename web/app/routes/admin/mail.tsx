import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { DeskListPage } from '../../components/layout/desk-list-page.tsx'
import { BackLink } from '../../components/ui/back-link.tsx'
import { FailedMail } from '../../features/mail/failed-mail.tsx'
import { failedMailAction, loadFailedMail } from '../../features/mail/mail.server.ts'
import { FAILED_MAIL_PATH } from '../../features/mail/paths.ts'
import { ADMIN_SETTINGS_PATH } from '../../features/settings/admin/paths.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadFailedMail(args)

export const action = (args: ActionFunctionArgs) => failedMailAction(args)

export default function Mail() {
  const t = useText('mail')
  const settings = useText('company-settings')
  const { after, key, list } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { errors, attempt } = useFormErrors(refused, {
    codes: { NOT_FOUND: t('error.gone') },
    otherwise: t('error.again'),
  })
  return (
    <DeskListPage
      t={t}
      address={FAILED_MAIL_PATH}
      toBeginning={after ? t('first') : null}
      back={<BackLink to={ADMIN_SETTINGS_PATH}>{settings('title')}</BackLink>}
      filters={<FormErrors title={t('error')} errors={errors} attempt={attempt} />}
    >
      {list ? <FailedMail key={after} first={list.page} formKey={key} /> : null}
    </DeskListPage>
  )
}
