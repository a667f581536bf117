import type { deals } from '@ticarum/contract/procedures/deals'
import type { Router } from '../../door/door.ts'
import { claimDeal, getClaim } from './claim-deal.ts'
import { getDeal } from './get-deal.ts'
import { linkDeal, revokeDeal } from './link-deal.ts'

export const dealsRouter: Router<typeof deals> = {
  get: getDeal,
  getClaim,
  claim: claimDeal,
  link: linkDeal,
  revoke: revokeDeal,
}
