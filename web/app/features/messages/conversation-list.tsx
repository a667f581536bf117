import type { ConversationRow } from '@ticarum/contract/procedures/messages'
import { Link } from 'react-router'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Initials } from '../../components/ui/initials.tsx'
import { LoadMore } from '../../components/ui/load-more.tsx'
import { useMore } from '../../context/use-load-more.ts'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'
import { type ChatRole, messagesPath, threadPath } from './paths.ts'
import { useDealName, useOtherName } from './use-other-name.ts'
import { useWords } from './use-words.ts'

interface ConversationListProps {
  first: { items: ConversationRow[]; next: string | null }
  role: ChatRole
  /** the conversation that stands open beside the list */
  current?: string
}

/** Conversations by their latest message. */
export function ConversationList({ first, role, current }: ConversationListProps) {
  const t = useText('messages')
  const { items, more, focusOf } = useMore(first, messagesPath(role))
  if (items.length === 0)
    return (
      <EmptyState title={t('none')}>
        <p className="text-muted">{t(`none.${role}`)}</p>
      </EmptyState>
    )
  return (
    <div className="grid content-start gap-4">
      <ul>
        {items.map((row) => (
          <li key={row.id} {...focusOf(row.id)}>
            <ConversationLink row={row} to={threadPath(role, row.id)} current={row.id === current} />
          </li>
        ))}
      </ul>
      <LoadMore {...more} />
    </div>
  )
}

interface ConversationLinkProps {
  row: ConversationRow
  to: string
  current: boolean
}

function ConversationLink({ row, to, current }: ConversationLinkProps) {
  const t = useText('messages')
  const day = useDay()
  const name = useOtherName()(row)
  const words = useWords()
  const deal = useDealName()(row)
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line px-3 py-3 text-text
        no-underline hover:bg-sand-2 aria-[current]:bg-sand"
    >
      <Initials of={name} />
      <span className="grid min-w-0">
        <bdi className={`truncate ${row.unread > 0 ? 'font-bold' : 'font-semibold'}`}>{name}</bdi>
        {deal ? <span className="truncate text-sm">{deal}</span> : null}
        <span dir="auto" className="truncate text-sm text-muted">
          {words(row.last)}
        </span>
      </span>
      <span className="grid justify-items-end gap-1 text-xs text-muted">
        {day(row.last.at)}
        {row.unread > 0 ? (
          <span className="rounded-mark bg-highlight px-1.5 leading-5 font-semibold text-on-highlight">
            {t('unread', { count: row.unread })}
          </span>
        ) : null}
      </span>
    </Link>
  )
}
