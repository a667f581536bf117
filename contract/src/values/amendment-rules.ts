import type { Part } from './breakdown.ts'
import type { OrderState } from './order-rules.ts'
import type { OrderStatus } from './orders.ts'
import type { Role } from './roles.ts'
import { DAY, dayOf } from './working-days.ts'

/** `expired`: nobody answered in time, or the order was shipped, completed or cancelled meanwhile. */
export const amendmentStates = ['proposed', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type AmendmentState = (typeof amendmentStates)[number]

/** `fx.propose_amendment` knows the same numbers. */
export const amendmentLimits = {
  /** until a proposal that nobody answers expires */
  answerDays: 7,
  /** of one order, whatever became of them */
  proposals: 20,
} as const

interface AmendmentChange {
  by: readonly (Role | 'clock')[]
  /** empty: it makes a proposal */
  from: readonly AmendmentState[]
  to: AmendmentState
}

/** Every change of a proposal; what is not here is refused. */
export const amendmentChanges = {
  propose: { by: ['supplier', 'admin'], from: [], to: 'proposed' },
  accept: { by: ['customer'], from: ['proposed'], to: 'accepted' },
  decline: { by: ['customer'], from: ['proposed'], to: 'declined' },
  withdraw: { by: ['supplier'], from: ['proposed'], to: 'withdrawn' },
  expire: { by: ['clock'], from: ['proposed'], to: 'expired' },
} as const satisfies Record<string, AmendmentChange>

/** What people can do. Screens offer exactly what `amendmentActionsOf` returns. */
export const amendmentActions = ['propose', 'accept', 'decline', 'withdraw'] as const
export type AmendmentAction = (typeof amendmentActions)[number]

/** What decides whether an order can be amended now. */
export interface AmendableOrder extends Pick<OrderState, 'status' | 'shippedAt'> {
  /** how many were made of it */
  proposals: number
  /** the last day for the answer to the one that waits; null: none waits */
  answerBy: string | null
}

type Obstacle = OrderStatus | AmendmentState | 'shipped' | 'proposals' | 'no_proposal'

/** The last day for an answer: nobody agrees to a day that has passed. */
export function lastDayOfProposal(readyOn: string | null, now: Date): string {
  const usual = dayOf(new Date(now.getTime() + amendmentLimits.answerDays * DAY))
  return readyOn && readyOn < usual ? readyOn : usual
}

/** The state that prevents an action now; undefined: it is possible for those who have it. */
export function obstacleToAmendment(action: AmendmentAction, order: AmendableOrder, now: Date): Obstacle | undefined {
  if (order.status !== 'pending' && order.status !== 'processing') return order.status
  if (order.shippedAt) return 'shipped'
  const expired = order.answerBy !== null && order.answerBy < dayOf(now)
  if (action !== 'propose') return order.answerBy === null ? 'no_proposal' : expired ? 'expired' : undefined
  if (order.answerBy !== null && !expired) return 'proposed'
  return order.proposals < amendmentLimits.proposals ? undefined : 'proposals'
}

/** What this role can do now with an order of its own. */
export const amendmentActionsOf = (role: Role, order: AmendableOrder, now: Date): AmendmentAction[] =>
  amendmentActions.filter((action) => {
    const { by }: AmendmentChange = amendmentChanges[action]
    return by.includes(role) && obstacleToAmendment(action, order, now) === undefined
  })

/** A line of an order, as far as it can be amended. */
export interface AmendableLine {
  quantity: number
  unitPriceCents: number
  /** null: assorted */
  breakdown: readonly Part[] | null
}
export interface AmendedLine extends AmendableLine {
  struckOut: boolean
}

export const amendedTerms = ['quantity', 'unitPriceCents', 'breakdown', 'struckOut'] as const
export type AmendedTerm = (typeof amendedTerms)[number]

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What a proposal changes in a line. */
export const amendedInLine = (before: AmendableLine, after: AmendedLine): AmendedTerm[] =>
  after.struckOut
    ? ['struckOut']
    : (['quantity', 'unitPriceCents', 'breakdown'] as const).filter((term) => !same(before[term], after[term]))

/** Quantities and prices go down, never up; the first field that does not, undefined: none. */
export function faultInLine(before: AmendableLine, after: AmendedLine): Exclude<AmendedTerm, 'struckOut'> | undefined {
  if (after.struckOut) return undefined
  if (after.quantity < 1 || after.quantity > before.quantity) return 'quantity'
  if (after.unitPriceCents < 1 || after.unitPriceCents > before.unitPriceCents) return 'unitPriceCents'
  return partsShrink(before.breakdown, after) ? undefined : 'breakdown'
}

function partsShrink(before: readonly Part[] | null, { breakdown, quantity }: AmendedLine): boolean {
  if (before === null || breakdown === null) return before === breakdown
  const had = new Map(before.map((part) => [JSON.stringify(part.values), part.quantity]))
  const kept = new Set(breakdown.map(({ values }) => JSON.stringify(values)))
  return (
    kept.size === breakdown.length &&
    breakdown.every((part) => part.quantity >= 1 && part.quantity <= (had.get(JSON.stringify(part.values)) ?? 0)) &&
    breakdown.reduce((sum, part) => sum + part.quantity, 0) === quantity
  )
}

/** The deposit keeps its share of the total, half a cent rounded up; `fx.kept_share` in SQL does the same. */
export function keptShare(partCents: bigint, ofCents: bigint, totalCents: bigint): bigint {
  return (2n * partCents * totalCents + ofCents) / (2n * ofCents)
}

/** What an order comes to with these lines. */
export function amendedOrder(before: { totalCents: bigint; depositCents: bigint }, lines: readonly AmendedLine[]) {
  const left = lines.filter(({ struckOut }) => !struckOut)
  const totalCents = left.reduce((sum, line) => sum + BigInt(line.unitPriceCents) * BigInt(line.quantity), 0n)
  return {
    lineCount: left.length,
    quantity: left.reduce((sum, { quantity }) => sum + quantity, 0),
    totalCents,
    depositCents: keptShare(before.depositCents, before.totalCents, totalCents),
  }
}
