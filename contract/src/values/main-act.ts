import { type NextStep, nextStep } from './next-step.ts'
import { actionsOf, type OrderAction, type OrderState } from './order-rules.ts'
import { isUnderWay } from './orders.ts'
import { heldCents, owedCents } from './payments.ts'
import type { Role } from './roles.ts'

/** What an order can ask for. */
export const mainActs = [
  'confirmReceipt',
  'sendProof',
  'inquire',
  'reorder',
  'answer',
  'updateShipping',
  'setStatus',
  'note',
  'decidePayment',
  'payRefund',
] as const satisfies readonly OrderAction[]
export type MainAct = (typeof mainActs)[number]

/**
 * The one act that an order asks of this reader now; null: none, and whatever they may do stands under 'More'. Pages
 * show it as their filled button, rows as their first act. It is always one of `actionsOf`.
 */
export function mainActOf(role: Role, order: OrderState): MainAct | null {
  // A proposed amendment is answered at its place on the order's page; the others may go on with theirs.
  if (order.proposalBy && role === 'customer') return null
  const next = nextStep({ ...order, proposalBy: null })
  const act = { customer: customersAct, supplier: suppliersAct, admin: desksAct }[role](order, next)
  return act && actionsOf(role, order).includes(act) ? act : null
}

const isOpen = ({ status }: OrderState) => status === 'pending' || status === 'processing'

function customersAct(order: OrderState, { who }: NextStep): MainAct {
  if (who === 'customer') return 'confirmReceipt'
  if (paymentIsDue(order)) return 'sendProof'
  return isOpen(order) ? 'inquire' : 'reorder'
}

/**
 * The deposit is due once the supplier said that it can deliver, the balance once the goods are on their way. Nobody is
 * asked to pay what a proof was sent for.
 */
function paymentIsDue(order: OrderState): boolean {
  if (order.status === 'cancelled' || order.proofSentAt || owedCents(order) <= 0) return false
  const depositDue = order.answer === 'can_deliver' && heldCents(order) < order.depositCents
  return depositDue || isUnderWay(order.shippingStatus) || order.status === 'completed'
}

function suppliersAct(order: OrderState, { who }: NextStep): MainAct | null {
  if (!isOpen(order) || order.shippingStatus === 'delivered') return null
  if (isUnderWay(order.shippingStatus)) return 'updateShipping'
  if (order.answer === null && order.shippingStatus === 'pending') return 'answer'
  return who === 'supplier' || order.answer === 'can_deliver' ? 'updateShipping' : null
}

function desksAct(order: OrderState, { line, who }: NextStep): MainAct | null {
  if (line === 'proof_sent') return 'decidePayment'
  if (line === 'refund') return 'payRefund'
  if (line === 'problem' || line === 'cannot_supply') return 'note'
  if (who !== 'company') return null
  if (order.status === 'cancelled') return 'note'
  if (line === 'received' || line === 'can_deliver') return 'setStatus'
  return isUnderWay(order.shippingStatus) ? 'updateShipping' : 'setStatus'
}
