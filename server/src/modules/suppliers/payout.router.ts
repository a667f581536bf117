import type { payout } from '@ticarum/contract/procedures/payout'
import type { Router } from '../../door/door.ts'
import { decidePayout } from './decide-payout.ts'
import { myPayout, payoutOfSupplier } from './payout.queries.ts'
import { proposePayout } from './propose-payout.ts'

export const payoutRouter: Router<typeof payout> = {
  get: myPayout,
  propose: proposePayout,
  of: payoutOfSupplier,
  decide: decidePayout,
}
