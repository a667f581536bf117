import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { BackLink } from '../../components/ui/back-link.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { useName } from '../../components/ui/person-name.tsx'
import { CatalogueLinks } from '../../features/inbox/catalogue-links.tsx'
import { loadInboxItem } from '../../features/inbox/inbox.server.ts'
import { inboxAction } from '../../features/inbox/inbox-action.server.ts'
import { InboxItemState } from '../../features/inbox/inbox-item-state.tsx'
import { InboxRowView } from '../../features/inbox/inbox-list.tsx'
import { ItemSide } from '../../features/inbox/item-side.tsx'
import { inboxPath } from '../../features/inbox/paths.ts'
import { InboxNoteForm, inboxErrors, ReplyForm } from '../../features/inbox/reply-forms.tsx'
import { ReportCopy } from '../../features/inbox/report-copy.tsx'
import { Thread } from '../../features/inbox/thread.tsx'
import { NeedDesk } from '../../features/needs/desk/need-desk.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadInboxItem(args)

export const action = (args: ActionFunctionArgs) => inboxAction(args)

/** A conflict (409) reloads the page, so it shows the current state. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

const columns = 'grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_15rem] 2xl:grid-cols-[19rem_minmax(0,1fr)_15rem]'

export default function InboxItemPage() {
  const t = useText('inbox')
  const nameOf = useName()
  const { id = '' } = useParams()
  const loaded = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const intent = refused?.values.intent
  const replying = intent === 'reply' || intent === 'reply-close'
  const asks = intent === 'ask' || intent === 'send-deals'
  const isShownBelow = replying || asks || intent === 'note'
  const { errors, attempt } = useFormErrors(isShownBelow ? undefined : refused, inboxErrors(t))
  const list = inboxPath(loaded.filters)
  const address = inboxPath(loaded.filters, id)
  if (!loaded.item) {
    return (
      <Wrap className="grid gap-6 pt-4 pb-16">
        <PageTitle>{t('title')}</PageTitle>
        <BackLink to={list}>{t('title')}</BackLink>
        <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: address }} />
      </Wrap>
    )
  }
  const who = nameOf(loaded.item.who)
  const { item, due, me, admins, beside, draft, stock, asking, key, filters } = loaded
  return (
    <Wrap className="grid gap-4 pt-4 pb-16 lg:pt-6">
      <PageTitle>{who}</PageTitle>
      <BackLink to={list}>{t('title')}</BackLink>
      <div className={columns}>
        <nav aria-label={t('beside')} className="hidden content-start 2xl:grid">
          <ul className="border-t border-rule">
            {beside.map((row) => (
              <InboxRowView key={row.id} row={row} filters={filters} current={row.id === id} />
            ))}
          </ul>
        </nav>
        <div className="grid content-start gap-5">
          <div className="grid gap-2">
            <h1 className="text-2xl break-words">
              <bdi>{who}</bdi>
            </h1>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
              {t(`kind.${item.kind}`)}
              <InboxItemState state={item.state} />
            </p>
            {item.heldBack ? (
              <p className="rounded-control bg-warning-wash px-4 py-3 font-semibold text-warning">{t('held-back')}</p>
            ) : null}
          </div>
          <FormErrors title={t('error')} errors={errors} attempt={attempt} />
          <Thread item={item} />
          {item.subject.kind === 'report' ? <ReportCopy copy={item.subject.copy} /> : null}
          {item.subject.kind === 'application' ? <CatalogueLinks files={item.subject.files} /> : null}
          {item.subject.kind === 'need' && asking ? (
            <NeedDesk
              key={`need ${item.subject.quotes.length}`}
              need={item.subject}
              asking={asking}
              version={item.version}
              address={address}
              formKey={key}
              intent={intent}
              refused={asks ? refused : undefined}
            />
          ) : null}
          <ReplyForm
            item={item}
            address={address}
            draft={draft}
            stock={stock}
            formKey={key}
            refused={replying ? refused : undefined}
          />
          <InboxNoteForm
            key={item.notes.length}
            address={address}
            formKey={key}
            refused={intent === 'note' ? refused : undefined}
          />
        </div>
        <ItemSide
          key={`${item.version}`}
          item={item}
          due={due}
          me={me}
          admins={admins}
          address={address}
          formKey={key}
        />
      </div>
    </Wrap>
  )
}
