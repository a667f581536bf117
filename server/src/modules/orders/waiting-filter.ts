import { dayOf } from '@ticarum/contract/values/next-step'
import { MOST_WAITING, type WaitingKind, waitingKinds } from '@ticarum/contract/values/orders'
import { type RawBuilder, sql } from 'kysely'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** Payments of cancelled orders are read and left out; at most this many rows are read. */
const OWED_PARTS = 4 * MOST_WAITING

/**
 * Which orders wait for this, of the reader's side; false for what another side has to do. Both the dashboard's count
 * and the list that it leads to ask here. Follow-ups stand in `order_notes`, which the desk's list joins.
 */
export function waitingFilter(ctx: Context, kind: WaitingKind): RawBuilder<boolean> {
  const { role, companyId } = personOf(ctx)
  const side = role ?? fail('FORBIDDEN')
  if (!waitingKinds[side].some((own) => own === kind)) return sql<boolean>`false`
  if (kind === 'follow_up') return sql<boolean>`order_notes.follow_up_on <= ${dayOf(ctx.now)}`
  if (kind === 'proof')
    return sql<boolean>`orders.id in (select order_id from payments where payments.state = 'proof_sent')`
  if (side === 'admin') return sql<boolean>`orders.waits_for = ${kind}`
  const own = companyId ?? fail('FORBIDDEN')
  if (kind === 'payment')
    return sql<boolean>`orders.customer_id = ${own} and orders.status <> 'cancelled' and orders.id in (
      select order_id from payments where payments.customer_id = ${own} and payments.state in ('due', 'refused')
      order by payments.created_at desc, order_id desc limit ${OWED_PARTS})`
  return sql<boolean>`${sql.ref(`orders.${side}_id`)} = ${own} and orders.waits_for = ${kind}`
}
