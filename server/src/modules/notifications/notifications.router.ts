import type { notifications } from '@ticarum/contract/procedures/notifications'
import type { Router } from '../../door/door.ts'
import { chooseNotice } from './choose-notification.ts'
import { chooseWays } from './choose-ways.ts'
import { markAllNoticesRead } from './mark-all-notifications-read.ts'
import { markNoticeRead } from './mark-notification-read.ts'
import { countUnreadNotices, listNotices, listWays } from './notifications.queries.ts'
import { subscribeDevice, unsubscribeDevice } from './subscribe-device.ts'

export const notificationsRouter: Router<typeof notifications> = {
  list: listNotices,
  count: countUnreadNotices,
  markRead: markNoticeRead,
  markAllRead: markAllNoticesRead,
  ways: listWays,
  chooseWays,
  subscribe: subscribeDevice,
  unsubscribe: unsubscribeDevice,
  choose: chooseNotice,
}
