import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Manifest } from '../../components/ui/manifest.tsx'
import { languageNames } from '../../context/language.ts'
import { useMoment } from '../../dates.ts'
import { CatalogueLinks } from '../../features/inbox/catalogue-links.tsx'
import { handleInboxItemAction } from '../../features/inbox/handle-inbox-item.server.ts'
import { HandlingForm } from '../../features/inbox/handling-form.tsx'
import { loadInboxItem } from '../../features/inbox/inbox.server.ts'
import { FreeText, InboxItemPage, MailLink } from '../../features/inbox/inbox-item-page.tsx'
import { inboxItemPath } from '../../features/inbox/paths.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadInboxItem(args, ({ applications }, id) => applications.get.try({ id }))

export const action = (args: ActionFunctionArgs) => handleInboxItemAction(args, 'applications')

/** A conflict (409) reloads the page, so it shows the current state. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

export default function Application() {
  const t = useText('inbox')
  const application = useText('supplier-application')
  const moment = useMoment()
  const { id = '' } = useParams()
  const loaded = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  if (!loaded) return <InboxItemPage kind="applications" id={id} item={null} />
  const { inquiry, due, key } = loaded
  const facts = [
    { label: application('category'), value: application(`category.${inquiry.category}`) },
    { label: application('contactPerson'), value: <bdi>{inquiry.contactPerson}</bdi> },
    { label: t('email'), value: <MailLink email={inquiry.email} /> },
    { label: application('phone'), value: <bdi dir="ltr">{inquiry.phone}</bdi> },
    { label: application('address'), value: inquiry.address ? <bdi>{inquiry.address}</bdi> : '–' },
    { label: t('written'), value: moment(inquiry.createdAt) },
    { label: t('due'), value: moment(inquiry.dueAt) },
    { label: t('language'), value: languageNames[inquiry.language] },
  ]
  const invitation = new URLSearchParams({ email: inquiry.email, role: 'supplier' })
  return (
    <InboxItemPage kind="applications" id={id} item={{ ...inquiry, title: inquiry.companyName, due }}>
      <div className="grid content-start gap-8">
        <FreeText title={application('productDescription')}>{inquiry.productDescription}</FreeText>
        <CatalogueLinks files={inquiry.files} />
        <Manifest rows={facts} />
      </div>
      <div className="grid content-start gap-5">
        <HandlingForm inquiry={inquiry} path={inboxItemPath('applications', id)} formKey={key} refused={refused} />
        {inquiry.may.includes('invite') ? (
          <p className="grid justify-items-start gap-2">
            <ButtonLink to={`/admin/invitations?${invitation}`} variant="line">
              {t('invite')}
            </ButtonLink>
            <span className="text-sm text-muted">{t('invite.text')}</span>
          </p>
        ) : null}
      </div>
    </InboxItemPage>
  )
}
