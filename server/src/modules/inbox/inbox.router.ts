import type { inbox } from '@ticarum/contract/procedures/inbox'
import type { Router } from '../../door/door.ts'
import { assignItem } from './assign-item.ts'
import { countInboxItems, getInboxItem, listInboxItems } from './inbox.queries.ts'
import { moveItem } from './move-item.ts'
import { replyToItem } from './reply-to-item.ts'
import { writeInboxNote } from './write-inbox-note.ts'
import { writeToCompany } from './write-to-company.ts'

export const inboxRouter: Router<typeof inbox> = {
  list: listInboxItems,
  count: countInboxItems,
  get: getInboxItem,
  reply: replyToItem,
  write: writeToCompany,
  note: writeInboxNote,
  assign: assignItem,
  move: moveItem,
}
