import type { ConversationRow, FoundMessage } from '@ticarum/contract/procedures/messages'
import { lazy, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../texts.ts'
import { ConversationList } from './conversation-list.tsx'
import { MessageSearch } from './message-search.tsx'
import { type ChatRole, messagesPath } from './paths.ts'

const FoundMessages = lazy(() =>
  import('./found-messages.tsx').then(({ FoundMessages }) => ({ default: FoundMessages })),
)

interface ChatPanelProps {
  role: ChatRole
  /** null: it could not be loaded */
  list: { after: string | null; page: { items: ConversationRow[]; next: string | null } } | null
  /** what was searched for, whose result stands in the list's place; null: it failed */
  search?: { q: string; found: FoundMessage[] | null } | undefined
  current?: string
  /** the open conversation */
  children?: ReactNode
}

/** The conversations on the left, the open one on the right; on a phone each is a screen of its own. */
export function ChatPanel({ role, list, search, current, children }: ChatPanelProps) {
  const t = useText('messages')
  const open = children !== undefined
  return (
    <div
      className="grid h-[600px] grid-cols-1 overflow-hidden rounded-card border border-line bg-surface
        lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <nav
        aria-label={t('conversations')}
        className={`min-h-0 overflow-y-auto border-line lg:border-e ${open ? 'max-lg:hidden' : ''}`}
      >
        {search || (list && list.page.items.length > 0) ? (
          <MessageSearch action={messagesPath(role)} q={search?.q ?? ''} />
        ) : null}
        {search ? (
          <>
            <Link
              to={messagesPath(role)}
              className="flex min-h-11 items-center border-b border-line px-3 text-sm text-primary underline
                underline-offset-3"
            >
              {t('back')}
            </Link>
            <FoundMessages found={search.found} reader={role} />
          </>
        ) : list ? (
          <ConversationList
            key={list.after}
            first={list.page}
            role={role}
            {...(current !== undefined && { current })}
          />
        ) : (
          <p className="p-4 text-muted">{t('error.list')}</p>
        )}
      </nav>
      {open ? children : <p className="place-self-center p-4 text-muted max-lg:hidden">{t('choose')}</p>}
    </div>
  )
}
