import type { ConversationRow } from '@ticarum/contract/procedures/messages'
import type { ReactNode } from 'react'
import { useText } from '../../texts.ts'
import { ConversationList } from './conversation-list.tsx'
import type { ChatRole } from './paths.ts'

interface ChatPanelProps {
  role: ChatRole
  /** null: it could not be loaded */
  list: { after: string | null; page: { items: ConversationRow[]; next: string | null } } | null
  current?: string
  /** the open conversation */
  children?: ReactNode
}

/** The conversations on the left, the open one on the right; on a phone each is a screen of its own. */
export function ChatPanel({ role, list, current, children }: ChatPanelProps) {
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
        {list ? (
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
