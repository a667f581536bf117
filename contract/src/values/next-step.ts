import { hasOpenProblem, type OrderState } from './order-rules.ts'
import { isUnderWay, type OrderStatus, type ShippingStatus } from './orders.ts'
import { DAY, workingDaysAfter } from './working-days.ts'

/** `company`: the trading company's desk. */
export const nextActors = ['customer', 'supplier', 'company', 'nobody'] as const
export type NextActor = (typeof nextActors)[number]

/** What the desk has to settle; it overrides who acts by the two statuses. */
const deskEvents = ['problem', 'cannot_supply', 'proof_sent', 'refund'] as const
type DeskEvent = (typeof deskEvents)[number]

/** Events after which the text of the two statuses would be wrong; `amendment`: a proposal waits for its answer. */
export const nextEvents = [...deskEvents, 'can_deliver', 'received', 'amendment'] as const
type NextEvent = (typeof nextEvents)[number]

/** One 'What happens now' text for each of these (D40). */
export type NextLine = `${OrderStatus}.${ShippingStatus}` | NextEvent

export interface NextStep {
  line: NextLine
  who: NextActor
  /** the last day for it, in GMT+3; null: no day was promised */
  by: string | null
}

const ANSWER_DAYS = 2
const RECEIPT_DAYS = 7

/** Who acts next, and by when. Until a proposed amendment is answered, nothing else goes on. */
export function nextStep(order: OrderState): NextStep {
  if (order.proposalBy) return { line: 'amendment', who: 'customer', by: order.proposalBy }
  const event = eventOf(order)
  return {
    line: event ?? saidOf(order) ?? `${order.status}.${order.shippingStatus}`,
    ...(event ? deskOf(order, event) : actorOf(order)),
  }
}

/** What somebody said last, where the statuses do not show it. */
function saidOf({ status, shippingStatus, answer, receivedAt }: OrderState): NextEvent | undefined {
  if (status !== 'pending' && status !== 'processing') return undefined
  if (isUnderWay(shippingStatus)) return receivedAt ? 'received' : undefined
  return status === 'pending' && shippingStatus === 'pending' && answer === 'can_deliver' ? 'can_deliver' : undefined
}

/** What the desk has to settle before anything else goes on. A receipt that the customer has to confirm comes first. */
function eventOf(order: OrderState): DeskEvent | undefined {
  const { status, shippingStatus, answer, proofSentAt, refundDueSince } = order
  const open = status === 'pending' || status === 'processing'
  if (open && hasOpenProblem(order)) return 'problem'
  if (open && answer === 'cannot_supply' && !isUnderWay(shippingStatus)) return 'cannot_supply'
  if (open && shippingStatus === 'delivered' && !order.receivedAt) return undefined
  if (proofSentAt) return 'proof_sent'
  return refundDueSince ? 'refund' : undefined
}

/** The last day for what the desk has to settle. */
export const settledBy = (since: Date | null): string | null => since && workingDaysAfter(since, ANSWER_DAYS)

const desk = (since: Date | null) => ({ who: 'company', by: settledBy(since) }) as const

const deskOf = ({ problemAt, answeredAt, proofSentAt, refundDueSince }: OrderState, event: DeskEvent) =>
  desk({ problem: problemAt, cannot_supply: answeredAt, proof_sent: proofSentAt, refund: refundDueSince }[event])

function actorOf(order: OrderState): Pick<NextStep, 'who' | 'by'> {
  const nobody = { who: 'nobody', by: null } as const
  const { status, shippingStatus } = order
  const open = status === 'pending' || status === 'processing'

  if (shippingStatus === 'shipped' || shippingStatus === 'in_transit') return desk(null)
  if (!open) return status === 'cancelled' && shippingStatus === 'delivered' ? desk(null) : nobody
  if (shippingStatus === 'delivered') {
    if (order.receivedAt) return desk(order.receivedAt)
    return { who: 'customer', by: order.deliveredAt && workingDaysAfter(order.deliveredAt, RECEIPT_DAYS) }
  }
  if (shippingStatus === 'preparing') return { who: 'supplier', by: order.readyOn }
  if (order.answer === null) return { who: 'supplier', by: workingDaysAfter(order.placedAt, ANSWER_DAYS) }
  return status === 'pending' ? desk(order.answeredAt) : { who: 'supplier', by: order.readyOn }
}

/** How many days ago the last day for the next step was; null: nothing is late (D53). */
export function daysLate({ by }: Pick<NextStep, 'by'>, today: string): number | null {
  const days = by ? Math.round((Date.parse(today) - Date.parse(by)) / DAY) : 0
  return days > 0 ? days : null
}
