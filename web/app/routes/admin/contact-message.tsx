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
import { loadInboxItem } from '../../features/inbox/inbox.server.ts'
import { FreeText, InboxItemPage, MailLink } from '../../features/inbox/inbox-item-page.tsx'
import { inboxItemPath } from '../../features/inbox/paths.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadInboxItem(args, ({ contactMessages }, id) => contactMessages.get.try({ id }))

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
  if (!loaded) return <InboxItemPage kind="contact" id={id} item={null} />
  const { inquiry, due, key } = loaded
  const facts = [
    { label: t('email'), value: <MailLink email={inquiry.email} /> },
    { label: t('written'), value: moment(inquiry.createdAt) },
    { label: t('due'), value: moment(inquiry.dueAt) },
    { label: t('language'), value: languageNames[inquiry.language] },
  ]
  return (
    <InboxItemPage kind="contact" id={id} item={{ ...inquiry, title: inquiry.name, due }}>
      <div className="grid content-start gap-8">
        <FreeText title={t('message')}>{inquiry.message}</FreeText>
        <Manifest rows={facts} />
      </div>
      <HandlingForm inquiry={inquiry} path={inboxItemPath('contact', id)} formKey={key} refused={refused} />
    </InboxItemPage>
  )
}
