import type { FoundMessage } from '@ticarum/contract/procedures/messages'
import { withQuery } from '../../context/with-query.ts'
import { inboxPath } from '../inbox/paths.ts'
import { messageAnchor, pathOfThread, type ThreadRole } from './paths.ts'

/** How many of the messages that followed it stand below it. */
const FOLLOWING = 8

/** Where a message that was found stands; what is no thread of a deal is in the desk's inbox. */
export function foundPath(role: ThreadRole, found: FoundMessage): string {
  const { id, order, quote, message } = found
  if (role === 'admin' && !order && !quote) return inboxPath({}, id)
  const page = withQuery(pathOfThread(role, found), { before: String(message.number + FOLLOWING) })
  return `${page}#${messageAnchor(message.id)}`
}
