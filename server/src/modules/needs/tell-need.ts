import type { TellNeed } from '@ticarum/contract/procedures/needs'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { receiveNeed } from './receive-need.ts'

/** What a customer's company needs. */
export function tellNeed(ctx: Context, need: TellNeed) {
  const { userId, companyId } = personOf(ctx)
  return receiveNeed(ctx, need, { customer_id: companyId ?? fail('NOT_FOUND'), person_id: userId }, null)
}
