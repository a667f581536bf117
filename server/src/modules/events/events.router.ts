import type { events } from '@ticarum/contract/procedures/events'
import type { Router } from '../../door/door.ts'
import { listEvents } from './list-events.ts'

export const eventsRouter: Router<typeof events> = { list: listEvents }
