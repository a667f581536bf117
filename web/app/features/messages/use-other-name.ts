import type { ConversationRow } from '@ticarum/contract/procedures/messages'
import { useName } from '../../components/ui/person-name.tsx'
import { useText } from '../../texts.ts'

/** How the other side of a conversation is called; one without a name is a 'User'. */
export function useOtherName(): (row: Pick<ConversationRow, 'name' | 'withDesk'>) => string {
  const t = useText('messages')
  const common = useText('common')
  const nameOf = useName()
  return ({ name, withDesk }) => (withDesk ? common('brand') : nameOf(name) || t('user'))
}

/** Whose thread a conversation is; null: of no order and no quote. */
export function useDealName(): (row: Pick<ConversationRow, 'order' | 'quote'>) => string | null {
  const t = useText('messages')
  return ({ order, quote }) => {
    if (order) return t('deal', { number: order.number })
    return quote ? t('quote', { number: quote.number }) : null
  }
}
