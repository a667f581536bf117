import { type WaitingKind, waitingKinds } from '@ticarum/contract/values/orders'
import type { Role } from '@ticarum/contract/values/roles'
import { type RawBuilder, sql } from 'kysely'

/** Today, in GMT+3. */
const DAY_NOW = sql<string>`(fx.now() at time zone interval '3 hours')::date`

/**
 * The last day for the answer to a proposal that waits; null: none does, and nothing is kept from going on. It is no
 * `exists`, which the planner would join by reading all proposals.
 */
export const PROPOSED_UNTIL = sql<string | null>`(select a.answer_by from order_amendments a
  where a.order_id = orders.id and a.state = 'proposed' and a.answer_by >= ${DAY_NOW})`
/** Counted, because the planner expects half of a count, and hardly any of what `is null`. */
const GOES_ON = sql<boolean>`(select count(*) = 0 from order_amendments a
  where a.order_id = orders.id and a.state = 'proposed' and a.answer_by >= ${DAY_NOW})`

/** Once the supplier said that it can deliver, as `depositDueOn` has it. */
const DEPOSIT_DUE = sql<boolean>`(orders.answer = 'can_deliver'
  and orders.received_cents - orders.refunded_cents < orders.deposit_cents)`
/** Papers are released against the balance, so it is due once the goods are on their way. */
const BALANCE_DUE = sql<boolean>`(orders.shipping_status in ('shipped', 'in_transit', 'delivered')
  or orders.status = 'completed')`

export interface OrderReader {
  role: Role
  /** an admin has none */
  companyId: string | null
}

/**
 * Which orders wait for this, of the reader's side; false for what another side has to do. Both the dashboard's count
 * and the list that it leads to ask here. Follow-ups stand in `order_notes`, which the desk's list joins.
 */
export function waitingFilter({ role, companyId }: OrderReader, kind: WaitingKind): RawBuilder<boolean> {
  if (!waitingKinds[role].some((own) => own === kind)) return sql<boolean>`false`
  if (kind === 'follow_up') return sql<boolean>`order_notes.follow_up_on <= ${DAY_NOW}`
  if (kind === 'proof') return sql<boolean>`orders.proof_sent_at is not null`
  if (kind === 'refund') return sql<boolean>`orders.owed_cents < 0`
  if (role === 'admin') return sql<boolean>`orders.waits_for = ${kind} and ${GOES_ON}`
  if (kind === 'amendment')
    return sql<boolean>`orders.customer_id = ${companyId} and orders.id in (select a.order_id from order_amendments a
      where a.customer_id = ${companyId} and a.state = 'proposed' and a.answer_by >= ${DAY_NOW})`
  if (kind === 'payment')
    return sql<boolean>`orders.customer_id = ${companyId} and orders.owed_cents > 0 and orders.status <> 'cancelled'
      and (${DEPOSIT_DUE} or ${BALANCE_DUE})
      and not exists (select from payment_entries e where e.order_id = orders.id and e.kind = 'sent' and not exists (
        select from payment_entries d where d.answers = e.id and d.order_id = e.order_id))`
  return sql<boolean>`${sql.ref(`orders.${role}_id`)} = ${companyId} and orders.waits_for = ${kind} and ${GOES_ON}`
}

/** Which orders are late: for admins all whose promise has passed, for a company those that wait for it. */
export function lateFilter({ role, companyId }: OrderReader): RawBuilder<boolean> {
  if (role === 'admin') return sql<boolean>`orders.due_on < ${DAY_NOW} and ${GOES_ON}`
  if (role === 'customer')
    return sql<boolean>`orders.customer_id = ${companyId} and orders.waits_for = 'receipt'
      and fx.working_days_after(orders.delivered_at, 7) < ${DAY_NOW}`
  return sql<boolean>`orders.supplier_id = ${companyId} and orders.waits_for in ('answer', 'ship')
    and case orders.waits_for when 'answer' then fx.working_days_after(orders.created_at, 2)
      else orders.ready_on end < ${DAY_NOW} and ${GOES_ON}`
}
