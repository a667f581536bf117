import { priceOf } from '@ticarum/contract/money'
import type { Language } from '@ticarum/contract/values/languages'
import type { OrderStatus } from '@ticarum/contract/values/orders'
import { sqlOf, type Tx } from '@ticarum/db/transaction'
import { type InferResult, sql } from 'kysely'
import { searchOf } from './orders.queries.ts'
import { orderColumns } from './stored-order.ts'

export interface ExportPage {
  status?: OrderStatus | undefined
  q?: string | undefined
  language: Language
  after: { at: Date; id: string } | undefined
  limit: number
}

function page({ status, q, language, after, limit }: ExportPage) {
  const search = searchOf(q)
  return sqlOf
    .selectFrom('orders')
    .leftJoin('order_fees', 'order_fees.order_id', 'orders.id')
    .select(orderColumns)
    .select('order_fees.fee_cents')
    .select(
      sql<string>`(select string_agg(l.quantity || ' x '
          || coalesce(l.names ->> ${language}, l.names ->> 'en', l.names ->> l.original_language),
          '; ' order by l.position)
        from order_lines l where l.order_id = orders.id)`.as('goods'),
    )
    .$if(status !== undefined, (query) => query.where('orders.status', '=', status ?? 'pending'))
    .$if(search !== undefined, (query) => query.where(search ?? sql<boolean>`true`))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(orders.created_at, orders.id) < (${after?.at}, ${after?.id})`),
    )
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
}
type ExportedOrder = InferResult<ReturnType<typeof page>>[number]

export const exportedOrders = (tx: Tx, exporting: ExportPage): Promise<ExportedOrder[]> => tx.all(page(exporting))

const dollars = (cents: bigint | null) => (cents === null ? '' : priceOf(Number(cents)))
const moment = (at: Date | null) => at?.toISOString() ?? ''

/** Columns and their values. */
export const exportColumns: Record<string, (order: ExportedOrder) => string> = {
  Number: (order) => order.number,
  Placed: (order) => moment(order.created_at),
  Status: (order) => order.status,
  Shipping: (order) => order.shipping_status,
  Customer: (order) => order.customer_company,
  Person: (order) => order.customer_name,
  'E-mail': (order) => order.customer_email,
  Phone: (order) => order.customer_phone ?? '',
  Supplier: (order) => order.supplier_name,
  Goods: (order) => order.goods,
  Quantity: (order) => String(order.quantity),
  'Total USD': (order) => dollars(order.total_cents),
  'Fee USD': (order) => dollars(order.fee_cents),
  Basis: (order) => `${order.incoterm} ${order.basis_place}`,
  Address: (order) => order.shipping_address,
  City: (order) => order.shipping_city,
  State: (order) => order.shipping_state ?? '',
  'Postal code': (order) => order.shipping_postal_code ?? '',
  Country: (order) => order.shipping_country,
  Port: (order) => order.port ?? '',
  'Tracking number': (order) => order.tracking_number ?? '',
  Carrier: (order) => order.shipping_carrier ?? '',
  'Ready on': (order) => order.ready_on ?? '',
  Shipped: (order) => moment(order.shipped_at),
  Delivered: (order) => moment(order.delivered_at),
  Notes: (order) => order.notes ?? '',
}
