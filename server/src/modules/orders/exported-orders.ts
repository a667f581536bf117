import type { Language } from '@ticarum/contract/values/languages'
import { sqlOf, type Tx } from '@ticarum/db/transaction'
import { type InferResult, sql } from 'kysely'
import type { Cell } from '../../platform/sheets/cell.ts'
import { type ExportWord, exportWords } from './export-words.ts'
import { type OrderFilter, selectedFrom, sideFrom } from './orders.queries.ts'
import { orderColumns } from './stored-order.ts'

/** Who exports: an admin all orders, a supplier their own. */
export type ExportReader = { role: 'admin' } | { role: 'supplier'; companyId: string }

export interface ExportPage {
  reader: ExportReader
  filter: OrderFilter
  language: Language
  after: { at: Date; id: string } | undefined
  limit: number
}

const goodsIn = (language: Language) =>
  sql<string>`(select string_agg(l.quantity || ' x '
        || coalesce(l.names ->> ${language}, l.names ->> 'en', l.names ->> l.original_language)
        || coalesce(' (' || l.article_code || ')', ''),
        '; ' order by l.position)
      from order_lines l where l.order_id = orders.id and l.version = orders.version)`.as('goods')

const selected = ({ reader, filter, after }: ExportPage) =>
  reader.role === 'admin'
    ? selectedFrom(filter, after).select('orders.due_on')
    : sideFrom('supplier_id', reader.companyId, filter.status, after).select(sql<string | null>`null`.as('due_on'))

const page = (asked: ExportPage) =>
  sqlOf
    .selectFrom(selected(asked).select(orderColumns).limit(asked.limit).as('orders'))
    .leftJoin('order_fees', 'order_fees.order_id', 'orders.id')
    .select([...orderColumns, 'orders.due_on', 'order_fees.fee_cents'])
    .select(goodsIn(asked.language))
    .orderBy(sql.ref(asked.filter.late ? 'orders.due_on' : 'orders.created_at'), asked.filter.late ? 'asc' : 'desc')
    .orderBy('orders.id', asked.filter.late ? 'asc' : 'desc')

export type ExportedOrder = InferResult<ReturnType<typeof page>>[number]

export const exportedOrders = (tx: Tx, asked: ExportPage): Promise<ExportedOrder[]> => tx.all(page(asked))

type Words = Record<ExportWord, string>
type CellOf = (order: ExportedOrder, words: Words) => Cell

const money = (cents: bigint | null): Cell => (cents === null ? null : { cents: Number(cents) })
const moment = (at: Date | null): Cell => at && { moment: at }
const day = (on: string | null): Cell => on && { day: on }

const cells = {
  number: (order) => order.number,
  placed: (order) => moment(order.created_at),
  status: (order, words) => words[`status.${order.status}`],
  shipping: (order, words) => words[`shipping.${order.shipping_status}`],
  customer: (order) => order.customer_company,
  person: (order) => order.customer_name,
  email: (order) => order.customer_email,
  phone: (order) => order.customer_phone,
  supplier: (order) => order.supplier_name,
  goods: (order) => order.goods,
  quantity: (order) => ({ number: order.quantity }),
  sample: (order, words) => words[order.sample ? 'yes' : 'no'],
  total: (order) => money(order.total_cents),
  deposit: (order) => money(order.deposit_cents),
  paid: (order) => money(order.received_cents),
  refunded: (order) => money(order.refunded_cents),
  due: (order) => money(order.owed_cents > 0n ? order.owed_cents : 0n),
  refundDue: (order) => money(order.owed_cents < 0n ? -order.owed_cents : 0n),
  depositReceived: (order, words) => words[order.deposit_received_at ? 'yes' : 'no'],
  balanceReceived: (order, words) => words[order.balance_received_at ? 'yes' : 'no'],
  fee: (order) => money(order.fee_cents),
  basis: (order) => `${order.incoterm} ${order.basis_place}`,
  address: (order) => order.shipping_address,
  city: (order) => order.shipping_city,
  state: (order) => order.shipping_state,
  postalCode: (order) => order.shipping_postal_code,
  country: (order) => order.shipping_country,
  port: (order) => order.port,
  tracking: (order) => order.tracking_number,
  carrier: (order) => order.shipping_carrier,
  readyOn: (order) => day(order.ready_on),
  shipped: (order) => moment(order.shipped_at),
  delivered: (order) => moment(order.delivered_at),
  dueOn: (order) => day(order.due_on),
  notes: (order) => order.notes,
} satisfies Partial<Record<ExportWord, CellOf>>
type ColumnName = keyof typeof cells

/** A supplier learns what was received, and neither proofs nor who of the customer's people placed it (D52). */
const columnsOf: Record<ExportReader['role'], readonly ColumnName[]> = {
  admin: (Object.keys(cells) as ColumnName[]).filter((name) => !/Received$/.test(name)),
  supplier: [
    ...([
      'number',
      'placed',
      'status',
      'shipping',
      'customer',
      'city',
      'country',
      'port',
      'goods',
      'quantity',
      'sample',
    ] as const),
    ...(['total', 'depositReceived', 'balanceReceived', 'fee', 'basis', 'readyOn'] as const),
    ...(['tracking', 'carrier', 'shipped', 'delivered', 'notes'] as const),
  ],
}

/** The head and the rows of the table, in a language. */
export function exportTable(role: ExportReader['role'], language: Language) {
  const [columns, words] = [columnsOf[role], exportWords[language]]
  return {
    name: words.file,
    head: columns.map((name) => words[name]),
    cellsOf: (order: ExportedOrder): Cell[] => columns.map((name) => (cells[name] as CellOf)(order, words)),
  }
}
