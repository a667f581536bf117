import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router'
import { Manifest } from '../../components/ui/manifest.tsx'
import { languageNames } from '../../context/language.ts'
import { useMoment } from '../../dates.ts'
import { handleInboxItemAction } from '../../features/inbox/handle-inbox-item.server.ts'
import { HandlingForm } from '../../features/inbox/handling-form.tsx'
import { loadInquiry } from '../../features/inbox/inbox.server.ts'
import { InquiryPage, MailLink, Words } from '../../features/inbox/inbox-item-page.tsx'
import { inboxItemPath } from '../../features/inbox/paths.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadInquiry(args, ({ contactMessages }, id) => contactMessages.get.try({ id }))

export const action = (args: ActionFunctionArgs) => handleInboxItemAction(args, 'contact')

/** A conflict (409) reloads the page, so it shows the current state. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

export default function ContactMessage() {
  const t = useText('inbox')
  const moment = useMoment()
  const { id = '' } = useParams()
  const loaded = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  if (!loaded) return <InquiryPage kind="contact" id={id} shown={null} />
  const { inquiry, due, key } = loaded
  const facts = [
    { label: t('email'), value: <MailLink email={inquiry.email} /> },
    { label: t('written'), value: moment(inquiry.createdAt) },
    { label: t('due'), value: moment(inquiry.dueAt) },
    { label: t('language'), value: languageNames[inquiry.language] },
  ]
  return (
    <InquiryPage kind="contact" id={id} shown={{ ...inquiry, title: inquiry.name, due }}>
      <div className="grid content-start gap-8">
        <Words title={t('message')}>{inquiry.message}</Words>
        <Manifest rows={facts} />
      </div>
      <HandlingForm inquiry={inquiry} path={inboxItemPath('contact', id)} formKey={key} refused={refused} />
    </InquiryPage>
  )
}
