import type { orderExports } from '@ticarum/contract/procedures/order-exports'
import type { Router } from '../../door/door.ts'
import { oneExport, startExport } from './order-exports.ts'

export const orderExportsRouter: Router<typeof orderExports> = { start: startExport, get: oneExport }
