import type { notifications } from '@ticarum/contract/procedures/notifications'
import type { Router } from '../../door/door.ts'
import { chooseNotice } from './choose-notification.ts'
import { markNoticeRead } from './mark-notification-read.ts'
import { listNotices } from './notifications.queries.ts'

export const notificationsRouter: Router<typeof notifications> = {
  list: listNotices,
  markRead: markNoticeRead,
  choose: chooseNotice,
}
