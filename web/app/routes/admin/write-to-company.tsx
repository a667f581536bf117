import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
  useParams,
} from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { BackLink } from '../../components/ui/back-link.tsx'
import { Button } from '../../components/ui/button.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { INBOX_PATH, writeToCompanyPath } from '../../features/inbox/paths.ts'
import { inboxErrors } from '../../features/inbox/reply-forms.tsx'
import { loadWriteToCompany, writeToCompanyAction } from '../../features/inbox/write-to-company.server.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadWriteToCompany(args)

export const action = (args: ActionFunctionArgs) => writeToCompanyAction(args)

export default function WriteToCompany() {
  const t = useText('inbox')
  const { id = '' } = useParams()
  const { key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const busy = useNavigation().formMethod === 'POST'
  const { errors, errorOf, attempt } = useFormErrors(refused, inboxErrors(t))
  return (
    <Wrap className="grid gap-4 pt-4 pb-16 lg:pt-6">
      <PageTitle>{t('write')}</PageTitle>
      <BackLink to={INBOX_PATH}>{t('title')}</BackLink>
      <Form
        method="post"
        action={sentTo(writeToCompanyPath(id))}
        noValidate
        className="grid max-w-form content-start gap-4"
      >
        <h1 className="text-3xl">{t('write')}</h1>
        <p className="text-muted">{t('write.text')}</p>
        <FormErrors title={t('error')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={refused?.key ?? key} />
        <TextArea
          label={t('write.body')}
          name="body"
          rows={6}
          maxLength={4000}
          dir="auto"
          defaultValue={refused?.values.body}
          error={errorOf('body')}
        />
        <div>
          <Button busy={busy}>{t(busy ? 'reply.busy' : 'act.write')}</Button>
        </div>
      </Form>
    </Wrap>
  )
}
