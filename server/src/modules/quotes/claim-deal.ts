import type { ClaimState } from '@ticarum/contract/values/quotes'
import { hashToken } from '../../door/authenticate.ts'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

interface ClaimRow {
  quote: string
  outcome: ClaimState
}
interface OfDeal {
  token: string
}

const present = ({ quote, outcome }: ClaimRow) => ({ quoteId: quote, state: outcome })

/** For the company of whoever has the link to a quote that the desk prepared: at once, or once the desk agreed. */
export async function claimDeal(ctx: Context, { token }: OfDeal) {
  const [claim] = await ctx.tx.sql<ClaimRow>('select * from fx.claim_quote($1, $2)', [ctx.newId(), hashToken(token)])
  ctx.wakeWorker()
  return present(claim ?? fail('NOT_FOUND'))
}

export async function getClaim(ctx: Context, { token }: OfDeal) {
  const [claim] = await ctx.tx.sql<ClaimRow>('select * from fx.claim_of_deal($1)', [hashToken(token)])
  return { claim: claim ? present(claim) : null }
}

export async function decideClaim(ctx: Context, { id, agreed }: { id: string; agreed: boolean }) {
  await ctx.tx.sql('select fx.decide_claim($1, $2)', [id, agreed])
  ctx.wakeWorker()
  return { done: true as const }
}
