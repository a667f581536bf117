import type { ApplicationState } from '@ticarum/contract/values/inbox'
import type { ReactNode } from 'react'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { BackLink } from '../../components/ui/back-link.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { useText } from '../../texts.ts'
import type { Due } from './due.ts'
import { DueText } from './due-text.tsx'
import { InboxItemState } from './inbox-item-state.tsx'
import { type InboxKind, inboxItemPath, inboxPath } from './paths.ts'

interface InboxItemSummary {
  title: string
  state: ApplicationState
  heldBack: boolean
  assignee: { name: string } | null
  due: Due
}

interface InboxItemPageProps {
  kind: InboxKind
  id: string
  item: InboxItemSummary | null
  children?: ReactNode
}

/** An inbox item: what was written, beside the desk's form. */
export function InboxItemPage({ kind, id, item, children }: InboxItemPageProps) {
  const t = useText('inbox')
  return (
    <Wrap className="grid gap-6 pt-4 pb-16 lg:pt-6">
      <PageTitle>{item?.title ?? t('title')}</PageTitle>
      <BackLink to={inboxPath({ kind, queue: 'open' })}>{t('title')}</BackLink>
      {item ? (
        <>
          <div className="grid gap-3">
            <h1 className="text-3xl break-words">
              <bdi>{item.title}</bdi>
            </h1>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <InboxItemState state={item.state} />
              <DueText due={item.due} />
              {item.assignee ? (
                <span className="text-sm text-muted">{t('assignee', { name: item.assignee.name })}</span>
              ) : null}
            </p>
            {item.heldBack ? (
              <p className="rounded-control bg-warning-wash px-4 py-3 font-semibold text-warning">{t('held-back')}</p>
            ) : null}
          </div>
          <div className="grid gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">{children}</div>
        </>
      ) : (
        <ErrorState
          title={t('error')}
          text={t('error.load')}
          again={{ label: t('again'), to: inboxItemPath(kind, id) }}
        />
      )}
    </Wrap>
  )
}

/** Free text with its line breaks. */
export function FreeText({ title, children }: { title: string; children: string }) {
  return (
    <section aria-labelledby="words" className="grid gap-2">
      <h2 id="words" className="text-xl">
        {title}
      </h2>
      <p dir="auto" className="max-w-prose break-words whitespace-pre-wrap">
        {children}
      </p>
    </section>
  )
}

export const MailLink = ({ email }: { email: string }) => (
  <a
    href={`mailto:${encodeURIComponent(email)}`}
    dir="ltr"
    className="inline-block min-h-10 py-2 break-all text-primary underline underline-offset-3"
  >
    {email}
  </a>
)
