import type { OrderStatus, PaymentStage, SupplierAnswer } from './orders.ts'
import { workingDaysAfter } from './working-days.ts'

/** Entries of an order's ledger: proofs that were sent, what became of them, and refunds (D46). */
export const entryKinds = ['sent', 'received', 'refused', 'refunded'] as const

export const paymentParts = ['deposit', 'balance'] as const
export type PaymentPart = (typeof paymentParts)[number]

/** So many proofs that were not found to be paid may stand on one order. */
export const MAX_OPEN_PROOFS = 10
export const MAX_PAYMENT_CENTS = 99_999_999_999

/** What decides what is owed for an order. `orders.owed_cents` and `orders.payment_stage` follow the same rule. */
export interface OrderMoney {
  status: OrderStatus
  totalCents: number
  depositCents: number
  /** of a cancelled order that was shipped */
  keptCents: number
  receivedCents: number
  refundedCents: number
}

/** What the customer has paid and not got back. */
export const heldCents = ({ receivedCents, refundedCents }: Pick<OrderMoney, 'receivedCents' | 'refundedCents'>) =>
  receivedCents - refundedCents

/** The one figure: what the customer still owes; below zero, what the company owes the customer. */
export const owedCents = (money: Omit<OrderMoney, 'depositCents'>): number =>
  (money.status === 'cancelled' ? money.keptCents : money.totalCents) - heldCents(money)

/** In words that choose a text: who owes whom. */
export const standingOf = (owed: number): 'to_pay' | 'refund' | 'nothing' =>
  owed > 0 ? 'to_pay' : owed < 0 ? 'refund' : 'nothing'

export interface PartOfOrder {
  part: PaymentPart
  dueCents: number
  receivedCents: number
}

/** What was received fills the deposit first. A cancelled order has no parts. */
export function partsOf(money: OrderMoney): PartOfOrder[] {
  if (money.status === 'cancelled') return []
  const { totalCents, depositCents } = money
  const held = heldCents(money)
  const parts = [
    { part: 'deposit', dueCents: depositCents, receivedCents: Math.min(held, depositCents) },
    {
      part: 'balance',
      dueCents: totalCents - depositCents,
      receivedCents: Math.min(Math.max(held - depositCents, 0), totalCents - depositCents),
    },
  ] as const
  return parts.filter(({ dueCents }) => dueCents > 0)
}

/** How far an order is paid, as the desk filters by it. */
export function paymentStageOf(money: OrderMoney, proofWaits: boolean): PaymentStage {
  const owed = owedCents(money)
  if (owed < 0) return 'refund_due'
  if (proofWaits) return 'proof_sent'
  if (money.status === 'cancelled') return 'none'
  if (owed === 0) return 'paid'
  return heldCents(money) >= money.depositCents ? 'balance_due' : 'deposit_due'
}

/** The last day for the deposit, so many working days after the supplier said that it can deliver; null: not yet. */
export const depositDueOn = (order: {
  answer: SupplierAnswer | null
  answeredAt: Date | null
  depositDays: number
}): string | null =>
  order.answer === 'can_deliver' && order.answeredAt ? workingDaysAfter(order.answeredAt, order.depositDays) : null
