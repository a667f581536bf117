import type { addresses } from '@ticarum/contract/procedures/addresses'
import type { Router } from '../../door/door.ts'
import { listAddresses } from './addresses.queries.ts'
import { forgetAddress } from './forget-address.ts'

export const addressesRouter: Router<typeof addresses> = { list: listAddresses, remove: forgetAddress }
