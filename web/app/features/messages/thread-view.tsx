import type { Thread } from '@ticarum/contract/procedures/messages'
import { lazy, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { Initials } from '../../components/ui/initials.tsx'
import { summaryLink } from '../../components/ui/summary-link.ts'
import { Unfolds } from '../../components/ui/unfolds.tsx'
import { showToast } from '../../context/toasts.ts'
import { useText } from '../../texts.ts'
import { quotePath } from '../quotes/paths.ts'
import { Composer } from './composer.tsx'
import type { RefusedMessage } from './message-errors.ts'
import { MessageLog, UnsentLog } from './message-log.tsx'
import { messagesPath, pathOfThread, type ThreadRole } from './paths.ts'
import { useMessages } from './use-messages.ts'
import { useDealName, useOtherName } from './use-other-name.ts'
import { useFreshOnFocus, useSeen } from './use-seen.ts'
import { useUnsent } from './use-unsent.ts'

// Shown after a press (decision 14).
const PhraseForm = lazy(() => import('./phrase-form.tsx').then(({ PhraseForm }) => ({ default: PhraseForm })))
const FileForm = lazy(() => import('./file-form.tsx').then(({ FileForm }) => ({ default: FileForm })))

const pageLink =
  'inline-flex min-h-11 items-center justify-self-center text-sm text-primary underline underline-offset-3'

interface ThreadViewProps {
  thread: Thread
  role: ThreadRole
  me: string
  today: string
  /** these are the messages before this one; null: the latest */
  before: number | null
  formKey: string
  refused: RefusedMessage | undefined
}

/** One conversation: its head, what was said, and the field to write in. */
export function ThreadView({ thread, role, me, today, before, formKey, refused }: ThreadViewProps) {
  const t = useText('messages')
  const { order, quote } = thread
  const address = pathOfThread(role, thread)
  const deal = useDealName()(thread)
  const of = (intent: string) => (refused?.values.intent === intent ? refused : undefined)
  const pageOfDeal = quote ? quotePath(role, quote.id) : `/orders/${order?.id}`
  const back = role === 'admin' ? pageOfDeal : messagesPath(role)
  const name = useOtherName()(thread)
  const { messages, events, cards, older } = useMessages(thread, address)
  const queue = useUnsent(me, thread.id, () =>
    showToast({ kind: 'destructive', title: t('error'), text: t('error.send') }),
  )
  useSeen(address, thread.unread, messages.at(-1)?.number)
  useFreshOnFocus()
  const shown = new Set(messages.map(({ id }) => id))
  return (
    <section
      aria-label={t('with', { name })}
      className="grid min-h-0 min-w-0 grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto]"
    >
      <header className="flex items-center gap-3 border-b border-line px-3 py-2">
        <Link to={back} aria-label={t('back')} className="grid min-h-11 place-items-center px-2 lg:hidden">
          <Icon name="arrow-left" />
        </Link>
        <Initials of={name} />
        <h2 className="min-w-0 flex-1 truncate text-lg">
          {thread.otherId ? (
            <Link to={`/supplier/${thread.otherId}`} className="text-text no-underline hover:underline">
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </h2>
        {deal ? (
          <p className="grid justify-items-end text-sm">
            <Link to={pageOfDeal}>{deal}</Link>
            <span className="text-xs text-muted max-lg:hidden">{t('deal.sides')}</span>
          </p>
        ) : null}
      </header>
      {/* The column is reversed around its one child: it begins at its end, and older messages push nothing away. */}
      <div
        role="log"
        aria-label={t('log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        className="flex min-h-0 flex-col-reverse overflow-y-auto p-3"
      >
        <div className="grid gap-2">
          {older.to ? <OlderLink key={older.to} {...older} to={older.to} /> : null}
          <ol className="grid gap-2">
            <MessageLog
              messages={messages}
              events={events}
              cards={cards}
              act={thread.act}
              role={role}
              three={deal !== null}
              today={today}
            />
            <UnsentLog
              unsent={queue.unsent.filter(({ id }) => !shown.has(id))}
              onAgain={queue.again}
              onRemove={queue.remove}
            />
          </ol>
          {before !== null && messages.at(-1)?.number === before - 1 ? (
            <Link to={address} className={pageLink}>
              {t('latest')}
            </Link>
          ) : null}
        </div>
      </div>
      {thread.may.includes('write') ? (
        <div>
          {thread.withDesk ? null : (
            <div className="flex flex-wrap gap-x-4 border-t border-line px-3">
              <Unfolds name="phrase" label={t('phrases')} className={summaryLink} open={of('phrase') !== undefined}>
                {(close) => (
                  <PhraseForm
                    address={address}
                    formKey={formKey}
                    refused={of('phrase')}
                    onSend={(message) => {
                      queue.send(message)
                      close()
                    }}
                  />
                )}
              </Unfolds>
              {role === 'admin' ? null : (
                <Unfolds name="file" label={t('file')} className={summaryLink} open={of('file') !== undefined}>
                  {() => <FileForm address={address} formKey={formKey} refused={of('file')} />}
                </Unfolds>
              )}
            </div>
          )}
          <Composer
            me={me}
            conversation={thread.id}
            address={address}
            formKey={formKey}
            refused={of('send')}
            onBegin={queue.prepare}
            onSend={queue.send}
          />
        </div>
      ) : (
        <p className="border-t border-line p-4 text-muted">
          {t(thread.may.includes('unblock') ? 'blocked' : 'error.closed')}
        </p>
      )}
    </section>
  )
}

interface OlderLinkProps {
  to: string
  busy: boolean
  load(): void
}

/** Older messages come when the link to them is scrolled into sight, or pressed. */
function OlderLink({ to, busy, load }: OlderLinkProps) {
  const t = useText('messages')
  const link = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page of older messages has a link of its own
  useEffect(() => {
    if (!link.current) return undefined
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && load())
    sight.observe(link.current)
    return () => sight.disconnect()
  }, [])
  return (
    <Link
      ref={link}
      to={to}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        event.preventDefault()
        if (!busy) load()
      }}
      className={pageLink}
    >
      {t(busy ? 'older.busy' : 'older')}
    </Link>
  )
}
