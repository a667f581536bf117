import type { FoundMessage } from '@ticarum/contract/procedures/messages'
import { withQuery } from '../../context/with-query.ts'
import { inboxPath } from '../inbox/paths.ts'
import { type ThreadRole, threadPath } from './paths.ts'

/** How many of the messages that followed it stand below it. */
const FOLLOWING = 8

export const messageAnchor = (id: string): string => `message-${id}`

/** Where a message that was found stands; what is no thread of an order is in the desk's inbox. */
export function foundPath(role: ThreadRole, { id, order, message }: FoundMessage): string {
  if (role === 'admin' && !order) return inboxPath({}, id)
  const thread = threadPath(role, role === 'admin' && order ? order.id : id)
  return `${withQuery(thread, { before: String(message.number + FOLLOWING) })}#${messageAnchor(message.id)}`
}
