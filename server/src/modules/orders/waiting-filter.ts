import { MOST_WAITING, type WaitingKind, waitingKinds } from '@ticarum/contract/values/orders'
import type { Role } from '@ticarum/contract/values/roles'
import { type RawBuilder, sql } from 'kysely'

/** Today, in GMT+3. */
const DAY_NOW = sql<string>`(fx.now() at time zone interval '3 hours')::date`

/** So many payments are read at most; those of cancelled orders are left out. Of more proofs the oldest come first. */
const MOST_PARTS = 4 * MOST_WAITING

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
  if (kind === 'proof')
    return sql<boolean>`orders.id = any (array(select order_id from payments where payments.state = 'proof_sent'
      order by payments.created_at, payments.id limit ${MOST_PARTS}))`
  if (role === 'admin') return sql<boolean>`orders.waits_for = ${kind}`
  if (kind === 'payment')
    return sql<boolean>`orders.customer_id = ${companyId} and orders.status <> 'cancelled' and orders.id in (
      select order_id from payments where payments.customer_id = ${companyId} and payments.state in ('due', 'refused')
      order by payments.created_at desc, order_id desc limit ${MOST_PARTS})`
  return sql<boolean>`${sql.ref(`orders.${role}_id`)} = ${companyId} and orders.waits_for = ${kind}`
}

/** Which orders are late: for admins all whose promise has passed, for a company those that wait for it. */
export function lateFilter({ role, companyId }: OrderReader): RawBuilder<boolean> {
  if (role === 'admin') return sql<boolean>`orders.due_on < ${DAY_NOW}`
  if (role === 'customer')
    return sql<boolean>`orders.customer_id = ${companyId} and orders.waits_for = 'receipt'
      and fx.working_days_after(orders.delivered_at, 7) < ${DAY_NOW}`
  return sql<boolean>`orders.supplier_id = ${companyId} and orders.waits_for in ('answer', 'ship')
    and case orders.waits_for when 'answer' then fx.working_days_after(orders.created_at, 2)
      else orders.ready_on end < ${DAY_NOW}`
}
