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
