import { isUnderWay, type OrderAct, type PaymentState } from '@ticarum/contract/values/orders'
import type { Role } from '@ticarum/contract/values/roles'
import type { OrderRecord } from './stored-order.ts'

/** What somebody on this side can do with an order now. Each use case refuses the rest, and so does the database. */
export function actsOf(role: Role, order: OrderRecord, payments: PaymentState[]): OrderAct[] {
  const open = order.status === 'pending' || order.status === 'processing'
  const underWay = isUnderWay(order.shipping_status)
  const owes = order.status !== 'cancelled' && payments.some((state) => state === 'due' || state === 'refused')
  const acts: Record<Role, [OrderAct, boolean][]> = {
    customer: [
      ['cancel', order.status === 'pending' && !order.shipped_at],
      ['confirmReceipt', underWay && !order.received_at],
      ['reportProblem', underWay],
      ['sendProof', owes],
      ['note', true],
      ['inquire', true],
      ['reorder', true],
      ['share', true],
    ],
    supplier: [
      ['answer', open],
      ['updateShipping', true],
      ['note', true],
      ['share', true],
    ],
    admin: [
      ['setStatus', true],
      ['updateShipping', true],
      ['decidePayment', payments.includes('proof_sent')],
      ['annotate', true],
      ['note', true],
      ['share', true],
    ],
  }
  return acts[role].flatMap(([act, possible]) => (possible ? [act] : []))
}
