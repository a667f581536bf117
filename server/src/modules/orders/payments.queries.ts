import type { Order, PaymentEntry } from '@ticarum/contract/procedures/order-shapes'
import { MoneyTerms } from '@ticarum/contract/procedures/trade-settings'
import type { Language } from '@ticarum/contract/values/languages'
import { termsIn } from '@ticarum/contract/values/money-terms'
import { depositDueOn, partsOf } from '@ticarum/contract/values/payments'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { waysToPay } from '../company-settings/company-settings.public.ts'
import { type OrderRecord, orderStateOf } from './stored-order.ts'

/** What is owed for an order, how to pay it, and its ledger. */
export async function paymentOf(
  ctx: Context,
  order: OrderRecord,
  language: Language,
): Promise<NonNullable<Order['payment']>> {
  const [entries, ways] = await Promise.all([entriesOf(ctx, order.id), waysToPay(ctx)])
  const state = orderStateOf(order)
  const depositBy = depositDueOn({ ...state, depositDays: order.deposit_days })
  return {
    owedCents: Number(order.owed_cents),
    receivedCents: state.receivedCents,
    refundedCents: state.refundedCents,
    keptCents: state.keptCents,
    depositDays: order.deposit_days,
    parts: partsOf(state).map((part) => ({ ...part, by: part.part === 'deposit' ? depositBy : null })),
    entries,
    terms: termsIn(MoneyTerms.nullable().parse(order.money_terms), language),
    ways: ways.map(({ kind, title, details }) => ({ kind, title, details })),
  }
}

/** Row security shows the names of admins to admins only. */
async function entriesOf(ctx: Context, orderId: string): Promise<PaymentEntry[]> {
  const rows = await ctx.tx.all(
    sqlOf
      .selectFrom('payment_entries as entry')
      .leftJoin('payment_entries as decided', (join) =>
        join.onRef('decided.answers', '=', 'entry.id').onRef('decided.order_id', '=', 'entry.order_id'),
      )
      .leftJoin('payment_proofs', (join) =>
        join
          .onRef('payment_proofs.entry_id', '=', 'entry.id')
          .onRef('payment_proofs.customer_id', '=', 'entry.customer_id'),
      )
      .leftJoin('people', 'people.id', 'entry.made_by')
      .select(['entry.id', 'entry.kind', 'entry.amount_cents', 'entry.way', 'entry.reference', 'entry.paid_on'])
      .select(['entry.reason', 'entry.number', 'entry.owed_after_cents', 'entry.created_at', 'people.full_name'])
      .select(['decided.id as decided_id', 'payment_proofs.id as proof_id', 'payment_proofs.file_name'])
      .where('entry.order_id', '=', orderId)
      .orderBy('entry.created_at')
      .orderBy('entry.id'),
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    amountCents: Number(row.amount_cents),
    way: row.way,
    reference: row.reference,
    paidOn: row.paid_on,
    reason: row.reason,
    number: row.number,
    owedAfterCents: row.owed_after_cents === null ? null : Number(row.owed_after_cents),
    undecided: row.kind === 'sent' && row.decided_id === null,
    at: row.created_at.toISOString(),
    by: row.full_name,
    proof: row.proof_id && row.file_name ? { id: row.proof_id, fileName: row.file_name } : null,
  }))
}

/** What a supplier learns of the payments (D52). */
export const partsReceivedOf = (order: OrderRecord): NonNullable<Order['partsReceived']> =>
  partsOf(orderStateOf(order)).map(({ part }) => ({
    part,
    at: (part === 'deposit' ? order.deposit_received_at : order.balance_received_at)?.toISOString() ?? null,
  }))
