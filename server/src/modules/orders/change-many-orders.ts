import type { BulkOrders } from '@ticarum/contract/procedures/orders'
import type { OrderStatus, ShippingStatus } from '@ticarum/contract/values/orders'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { Context } from '../../door/context.ts'
import { eachInSavepoint } from '../../platform/each-in-savepoint.ts'
import { type ActItem, rememberAct, takeBack } from '../bulk-acts/bulk-acts.public.ts'
import { assignOrder } from './annotate-order.ts'
import { setOrderStatus } from './set-order-status.ts'
import { updateShipping } from './update-shipping.ts'

type Change = BulkOrders['change']

/** Errors of one order that do not stop the others. */
const outcomes = ['NOT_FOUND', 'REASON_REQUIRED', 'OUT_OF_STOCK'] as const

export async function changeManyOrders(ctx: Context, { ids, change, actId }: BulkOrders) {
  const sorted = [...new Set(ids)].sort()
  const before = await valuesOf(ctx, sorted)
  const items = await changeEach(
    ctx,
    sorted.map((id) => ({ id, change })),
  )
  const changed = items.flatMap(({ id, outcome }): ActItem[] => {
    const from = before.get(id)?.[change.kind]
    return outcome === 'done' && from !== undefined && from !== targetOf(change) ? [{ id, from }] : []
  })
  return {
    items: items.map((item) => ({ ...item, number: before.get(item.id)?.number ?? '' })),
    actId: await rememberAct(ctx, { actId, kind: `orders.${change.kind}`, items: changed }),
  }
}

/** Gives the orders of an act the values that they had; it is a change like any other, and the sides are told. */
export async function undoManyOrders(ctx: Context, { id, reason }: { id: string; reason: string }) {
  const { kind, items, left } = await takeBack(ctx, id, 'orders')
  const before = await valuesOf(
    ctx,
    items.map(({ id }) => id),
  )
  const done = await changeEach(
    ctx,
    items
      .map(({ id, from }) => ({ id, change: changeTo(kind.slice('orders.'.length) as Change['kind'], from, reason) }))
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
  )
  return { items: done.map((item) => ({ ...item, number: before.get(item.id)?.number ?? '' })), left }
}

/** Number and present values of these orders. */
async function valuesOf(ctx: Context, ids: string[]) {
  const rows = await ctx.tx.all(
    sqlOf
      .selectFrom('orders')
      .leftJoin('order_notes', 'order_notes.order_id', 'orders.id')
      .select(['orders.id', 'orders.number', 'orders.status', 'orders.shipping_status', 'order_notes.assignee_id'])
      .where(sql<boolean>`orders.id = any (${ids}::uuid[])`),
  )
  return new Map(
    rows.map(({ id, number, status, shipping_status, assignee_id }) => [
      id,
      { number, status, shipping: shipping_status, assignee: assignee_id ?? '' },
    ]),
  )
}

function targetOf(change: Change): string {
  if (change.kind === 'status') return change.status
  return change.kind === 'shipping' ? change.shippingStatus : (change.assigneeId ?? '')
}

function changeTo(kind: Change['kind'], value: string, reason: string): Change {
  if (kind === 'status') return { kind, status: value as OrderStatus, reason }
  if (kind === 'shipping') return { kind, shippingStatus: value as ShippingStatus, reason }
  return { kind, assigneeId: value || null }
}

async function changeEach(ctx: Context, changes: { id: string; change: Change }[]) {
  if (changes.some(({ change }) => change.kind === 'status'))
    await ctx.tx.sql('select fx.lock_stock($1::uuid[])', [changes.map(({ id }) => id)])
  return eachInSavepoint(ctx, changes, outcomes, ({ id, change }) => changeOne(ctx, id, change))
}

function changeOne(ctx: Context, id: string, change: Change): Promise<unknown> {
  if (change.kind === 'status') return setOrderStatus(ctx, { ...change, id })
  return change.kind === 'shipping' ? updateShipping(ctx, { ...change, id }) : assignOrder(ctx, { ...change, id })
}
