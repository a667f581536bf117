import { type Explained, nodesOf, type PlanNode } from './explaining-pool.ts'

/**
 * More rows than this from one scan of a table is no page of anything, but a walk without end: search may look at many
 * listings, a list of orders is a page or what is counted of them.
 */
const MOST_LISTINGS = 25_000
const MOST_ORDERS = 800

/** What grows with the catalogue and with orders: reading such a table from end to end grows with it. */
const growing = new Map([
  ...[
    'listings',
    'listing_texts',
    'listing_images',
    'products',
    'product_texts',
    'product_images',
    'suppliers',
    'search_words',
  ].map((table) => [table, MOST_LISTINGS] as const),
  ...[
    'orders',
    'order_lines',
    'order_events',
    'order_pictures',
    'order_fees',
    'order_notes',
    'order_links',
    'order_counts',
    'payments',
    'payment_proofs',
  ].map((table) => [table, MOST_ORDERS] as const),
])

/** What is wrong with the plans of one question. */
export function faultsOf(explained: Explained[]): string[] {
  const ran = explained.flatMap(({ ran }) => nodesOf(ran))
  const kept = explained.flatMap((each) => (each.kept ? nodesOf(each.kept) : []))
  return [
    ...[...ran, ...kept].filter(scansAll).map((node) => `sequential scan of ${node['Relation Name']}`),
    ...ran.filter(readsTooMuch).map((node) => `${rowsRead(node)} rows read from ${node['Relation Name']}`),
  ]
}

const mostOf = (node: PlanNode) => growing.get(node['Relation Name'] ?? '')
const scansAll = (node: PlanNode) => mostOf(node) !== undefined && node['Node Type'].endsWith('Seq Scan')
const readsTooMuch = (node: PlanNode) => rowsRead(node) > (mostOf(node) ?? Number.POSITIVE_INFINITY)
const rowsRead = (node: PlanNode) =>
  ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1)
