import type { notices } from '@ticarum/contract/procedures/notices'
import type { Router } from '../../door/door.ts'
import { chooseNotice } from './choose-notice.ts'
import { markNoticeRead } from './mark-notice-read.ts'
import { listNotices } from './notice.queries.ts'

export const noticesRouter: Router<typeof notices> = {
  list: listNotices,
  markRead: markNoticeRead,
  choose: chooseNotice,
}
