import { hasOpenProblem, type OrderState } from './order-rules.ts'
import type { OrderStatus, ShippingStatus } from './orders.ts'

/** `company`: the trading company's desk. */
export const nextActors = ['customer', 'supplier', 'company', 'nobody'] as const
export type NextActor = (typeof nextActors)[number]

/** One 'What happens now' text for each of these (D40). */
export type NextLine = `${OrderStatus}.${ShippingStatus}`

export interface NextStep {
  line: NextLine
  who: NextActor
  /** the last day for it, in GMT+3; null: nobody promised one */
  by: string | null
}

const HOUR = 3600 * 1000
const DAY = 24 * HOUR
const ANSWER_DAYS = 2
const RECEIPT_DAYS = 7

/** The day at both ends of the route, which share GMT+3. */
export const dayOf = (moment: Date): string => new Date(moment.getTime() + 3 * HOUR).toISOString().slice(0, 10)

/** So many days on, Sundays not counted: nobody works on them. */
function workingDaysAfter(moment: Date, days: number): string {
  let at = moment.getTime()
  for (let left = days; left > 0; ) {
    at += DAY
    if (new Date(at + 3 * HOUR).getUTCDay() !== 0) left--
  }
  return dayOf(new Date(at))
}

/** Who acts next, and by when. */
export function nextStep(order: OrderState): NextStep {
  return { line: `${order.status}.${order.shippingStatus}`, ...actorOf(order) }
}

function actorOf(order: OrderState): Pick<NextStep, 'who' | 'by'> {
  const nobody = { who: 'nobody', by: null } as const
  const desk = (since: Date | null) => ({ who: 'company', by: since && workingDaysAfter(since, ANSWER_DAYS) }) as const
  const { status, shippingStatus } = order
  const open = status === 'pending' || status === 'processing'

  if (open && hasOpenProblem(order)) return desk(order.problemAt)
  if (shippingStatus === 'shipped' || shippingStatus === 'in_transit') return desk(null)
  if (!open) return status === 'cancelled' && shippingStatus === 'delivered' ? desk(null) : nobody
  if (shippingStatus === 'delivered') {
    if (order.receivedAt) return desk(order.receivedAt)
    return { who: 'customer', by: order.deliveredAt && workingDaysAfter(order.deliveredAt, RECEIPT_DAYS) }
  }
  if (order.answer === 'cannot_supply') return desk(order.answeredAt)
  if (shippingStatus === 'preparing') return { who: 'supplier', by: order.readyOn }
  if (order.answer === null) return { who: 'supplier', by: workingDaysAfter(order.placedAt, ANSWER_DAYS) }
  return status === 'pending' ? desk(order.answeredAt) : { who: 'supplier', by: order.readyOn }
}
