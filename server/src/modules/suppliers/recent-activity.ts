import { type Activity, LATEST_EVENTS } from '@ticarum/contract/procedures/companies'
import type { Language } from '@ticarum/contract/values/languages'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { latestOrderEvents } from '../orders/orders.public.ts'
import { latestListed } from '../products/products.public.ts'

/** The latest of the caller's company; of each source no more than are shown, so that it stays as fast as it is. */
export async function recentActivity(
  ctx: Context,
  { language }: { language: Language },
): Promise<{ items: Activity[] }> {
  const supplierId = personOf(ctx).companyId ?? fail('NOT_FOUND')
  const [company, verifications, listed, events] = await Promise.all([
    ctx.tx.first(sqlOf.selectFrom('suppliers').select('created_at').where('id', '=', supplierId)),
    ctx.tx.all(
      sqlOf
        .selectFrom('verifications')
        .select(['state', 'created_at'])
        .where('supplier_id', '=', supplierId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(LATEST_EVENTS),
    ),
    latestListed(ctx, supplierId, language, LATEST_EVENTS),
    latestOrderEvents(ctx, LATEST_EVENTS),
  ])
  if (!company) return fail('NOT_FOUND')
  const items: Activity[] = [
    ...events.map(({ event, order }) => ({ kind: 'order' as const, at: event.at, event, order })),
    ...listed.map(({ at, product }) => ({ kind: 'listed' as const, at: at.toISOString(), product })),
    ...verifications.map(({ state, created_at }) => ({
      kind: 'verification' as const,
      at: created_at.toISOString(),
      state,
    })),
    { kind: 'welcome', at: company.created_at.toISOString() },
  ]
  return { items: items.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, LATEST_EVENTS) }
}
