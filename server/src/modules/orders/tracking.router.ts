import type { tracking } from '@ticarum/contract/procedures/tracking'
import type { Router } from '../../door/door.ts'
import { trackOrder } from './track-order.ts'

export const trackingRouter: Router<typeof tracking> = { get: trackOrder }
