import type { deals } from '@ticarum/contract/procedures/deals'
import type { Router } from '../../door/door.ts'
import { getDeal } from './get-deal.ts'
import { linkDeal, revokeDeal } from './link-deal.ts'

export const dealsRouter: Router<typeof deals> = { get: getDeal, link: linkDeal, revoke: revokeDeal }
