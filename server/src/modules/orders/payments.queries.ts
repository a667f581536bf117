import type { Payment } from '@ticarum/contract/procedures/order-shapes'
import { actionsOf, paymentActions } from '@ticarum/contract/values/order-rules'
import type { Role } from '@ticarum/contract/values/roles'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { type OrderRecord, orderStateOf } from './stored-order.ts'

/** The payments of an order, the deposit first, each with its proofs. */
export async function paymentsOf(ctx: Context, order: OrderRecord, role: Role): Promise<Payment[]> {
  const [payments, proofs] = await Promise.all([
    ctx.tx.all(
      sqlOf
        .selectFrom('payments')
        .select(['id', 'part', 'due_cents', 'state', 'reason'])
        .where('order_id', '=', order.id)
        .orderBy('part', 'desc'),
    ),
    ctx.tx.all(
      sqlOf
        .selectFrom('payment_proofs')
        .innerJoin('payments', 'payments.id', 'payment_proofs.payment_id')
        .select([
          'payment_proofs.id',
          'payment_proofs.payment_id',
          'payment_proofs.file_name',
          'payment_proofs.type',
          'payment_proofs.bytes',
          'payment_proofs.created_at',
        ])
        .where('payments.order_id', '=', order.id)
        .orderBy('payment_proofs.created_at', 'desc')
        .orderBy('payment_proofs.id', 'desc'),
    ),
  ])
  return payments.map(({ id, part, due_cents, state, reason }) => ({
    id,
    part,
    dueCents: Number(due_cents),
    state,
    reason,
    may: paymentActions.filter((action) =>
      actionsOf(role, { ...orderStateOf(order), payments: [state] }).includes(action),
    ),
    proofs: proofs
      .filter(({ payment_id }) => payment_id === id)
      .map((proof) => ({
        id: proof.id,
        fileName: proof.file_name,
        type: proof.type,
        bytes: proof.bytes,
        sentAt: proof.created_at.toISOString(),
      })),
  }))
}
