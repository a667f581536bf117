import type { Amendment, AmendmentLine } from '@ticarum/contract/procedures/amendments'
import { type AmendableOrder, amendedInLine, amendmentActionsOf } from '@ticarum/contract/values/amendment-rules'
import type { Language } from '@ticarum/contract/values/languages'
import { dayOf } from '@ticarum/contract/values/working-days'
import type { DB } from '@ticarum/db/tables.generated'
import { sqlOf } from '@ticarum/db/transaction'
import type { Selectable } from 'kysely'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { linesOf } from './order-lines.ts'
import { presentOrderLine, type StoredOrderLine } from './present-order-line.ts'
import { type OrderRecord, readOrder } from './stored-order.ts'

type StoredAmendment = Selectable<DB['order_amendments']>
type StoredLine = Selectable<DB['order_amendment_lines']>

/** What an order's amendments decide about the next one. */
export const amendableOf = (
  { status, shipped_at }: Pick<OrderRecord, 'status' | 'shipped_at'>,
  proposed: readonly Pick<StoredAmendment, 'state' | 'answer_by'>[],
): AmendableOrder => ({
  status,
  shippedAt: shipped_at,
  proposals: proposed.length,
  answerBy: proposed.find(({ state }) => state === 'proposed')?.answer_by ?? null,
})

/** Of one order there are few (`amendmentLimits`). */
export const amendmentsOf = (ctx: Context, orderId: string): Promise<StoredAmendment[]> =>
  ctx.tx.all(
    sqlOf
      .selectFrom('order_amendments')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
  )

export async function listAmendments(ctx: Context, { id, language }: { id: string; language: Language }) {
  const role = personOf(ctx).role ?? fail('FORBIDDEN')
  const order = await readOrder(ctx, id)
  const proposed = await amendmentsOf(ctx, id)
  const versions = [...new Set(proposed.map(({ version }) => version))]
  const [lines, before] = await Promise.all([
    proposed.length === 0
      ? []
      : ctx.tx.all(
          sqlOf
            .selectFrom('order_amendment_lines')
            .selectAll()
            .where(
              'amendment_id',
              'in',
              proposed.map((each) => each.id),
            )
            .orderBy('position'),
        ),
    Promise.all(versions.map((version) => linesOf(ctx, { id, version }))),
  ])
  return {
    items: proposed.map((each) =>
      presentAmendment(
        each,
        before[versions.indexOf(each.version)] ?? [],
        lines.filter(({ amendment_id }) => amendment_id === each.id),
        language,
        ctx.now,
      ),
    ),
    may: amendmentActionsOf(role, amendableOf(order, proposed), ctx.now),
  }
}

function presentAmendment(
  stored: StoredAmendment,
  before: StoredOrderLine[],
  after: StoredLine[],
  language: Language,
  now: Date,
): Amendment {
  return {
    id: stored.id,
    version: stored.version,
    // the clock may not have come by yet
    state: stored.state === 'proposed' && stored.answer_by < dayOf(now) ? 'expired' : stored.state,
    by: stored.proposed_as,
    at: stored.created_at.toISOString(),
    endedAt: stored.ended_at?.toISOString() ?? null,
    answerBy: stored.answer_by,
    before: {
      totalCents: Number(stored.total_before_cents),
      depositCents: Number(stored.deposit_before_cents),
      readyOn: stored.ready_before,
    },
    after: {
      totalCents: Number(stored.total_cents),
      depositCents: Number(stored.deposit_cents),
      readyOn: stored.ready_on ?? stored.ready_before,
    },
    lines: before.map((line, place) => presentLine(line, after[place] ?? fail('NOT_FOUND'), language)),
  }
}

function presentLine(stored: StoredOrderLine, proposed: StoredLine, language: Language): AmendmentLine {
  const amountsOf = (line: StoredOrderLine) => {
    const { quantity, unitPriceCents, totalCents, breakdown } = presentOrderLine(line, language)
    return { quantity, unitPriceCents, totalCents, breakdown }
  }
  const { productId, name, language: named, unit, details, shown, image } = presentOrderLine(stored, language)
  const { quantity, unit_price_cents, breakdown, struck_out: struckOut } = proposed
  const before = amountsOf(stored)
  const total_cents = unit_price_cents * BigInt(quantity)
  const after = amountsOf({ ...stored, quantity, unit_price_cents, breakdown, total_cents })
  return {
    ...{ productId, name, language: named, unit, details, shown, image },
    before,
    after: struckOut ? null : after,
    changed: amendedInLine(before, { ...after, struckOut }),
  }
}
