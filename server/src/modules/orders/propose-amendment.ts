import type { ProposeAmendment } from '@ticarum/contract/procedures/amendments'
import {
  type AmendedLine,
  amendedInLine,
  faultInLine,
  obstacleToAmendment,
} from '@ticarum/contract/values/amendment-rules'
import { isReadyDay } from '@ticarum/contract/values/order-rules'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { amendableOf, amendmentsOf } from './amendments.queries.ts'
import { linesOf } from './order-lines.ts'
import { presentOrderLine } from './present-order-line.ts'
import { heldOrder } from './stored-order.ts'

type GivenLine = ProposeAmendment['lines'][number]

/** Proposes another version of an order to its customer; nothing changes before they accept it. */
export async function proposeAmendment(ctx: Context, { id: orderId, version, lines, readyOn }: ProposeAmendment) {
  const order = await heldOrder(ctx, orderId)
  const state = obstacleToAmendment('propose', amendableOf(order, await amendmentsOf(ctx, orderId)), ctx.now)
  if (state) return fail('WRONG_STATE', { state })
  if (order.version !== version) return fail('CHANGED_MEANWHILE')
  if (readyOn && !isReadyDay(readyOn, ctx.now)) return fail('INPUT_INVALID', { fields: { readyOn: 'tooSmall' } })

  const before = (await linesOf(ctx, order)).map((line) => presentOrderLine(line, 'en'))
  if (before.length !== lines.length) return fail('INPUT_INVALID', { fields: { lines: 'invalid' } })
  const after = before.map((line, place) => amendedLine(line, lines[place] ?? fail('NOT_FOUND'), place))
  if (after.every(({ struckOut }) => struckOut)) return fail('INPUT_INVALID', { fields: { lines: 'required' } })
  const changed = before.some((line, place) => amendedInLine(line, after[place] ?? fail('NOT_FOUND')).length > 0)
  if (!changed && (readyOn === null || readyOn === order.ready_on))
    return fail('INPUT_INVALID', { fields: { lines: 'required' } })

  const id = ctx.newId()
  await ctx.tx.sql('select fx.propose_amendment($1, $2, $3, $4)', [
    id,
    orderId,
    readyOn,
    JSON.stringify(
      after.map(({ quantity, unitPriceCents, breakdown, struckOut }) => ({
        quantity,
        unit_price_cents: unitPriceCents,
        breakdown,
        struck_out: struckOut,
      })),
    ),
  ])
  ctx.wakeWorker()
  return { id }
}

/** What was not given stays as it was; parts stay only where the quantity does. */
function amendedLine(
  before: Omit<AmendedLine, 'struckOut'> & { productId: string },
  { quantity, unitPriceCents = before.unitPriceCents, breakdown, struckOut }: GivenLine,
  place: number,
): AmendedLine {
  const parts = breakdown === undefined ? before.breakdown : breakdown
  const after = { quantity, unitPriceCents, breakdown: parts, struckOut }
  const fault = faultInLine(before, after)
  if (fault === 'breakdown') return fail('BREAKDOWN_DIFFERS', { productId: before.productId })
  if (fault) return fail('INPUT_INVALID', { fields: { [`lines.${place}.${fault}`]: 'tooBig' } })
  return after
}
