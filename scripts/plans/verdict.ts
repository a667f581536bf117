import { buffersOf, type ExplainedStatement, nodesOf, type PlanNode } from '@ticarum/server/testing/explaining-pool'

/**
 * The most rows that one scan of a table may read: search may read many listings; a list of orders reads a page, or the
 * rows that are counted; a report reads days and months, and those of the goods that sold best.
 */
const MOST_LISTINGS = 25_000
/** Of listings, by one scan: 5,000 of an index are few blocks, and 5,000 whole rows one each. */
const MOST_BLOCKS = 3000
const MOST_ORDERS = 800
const MOST_FIGURES = 25_000
const MOST_ENTRIES = 5000
const MOST_MESSAGES = 200
const MOST_QUOTES = 400

/** Tables that grow with the catalogue and with orders: a sequential scan of one grows with it. */
const growing = new Map([
  ...[
    'listings',
    'listing_texts',
    'listing_images',
    'member_prices',
    'products',
    'product_texts',
    'product_images',
    'suppliers',
    'search_words',
  ].map((table) => [table, MOST_LISTINGS] as const),
  ...[
    'orders',
    'order_lines',
    'order_amendments',
    'order_amendment_lines',
    'order_events',
    'order_pictures',
    'order_fees',
    'order_notes',
    'order_links',
    'order_counts',
    'payment_entries',
    'payment_proofs',
    'ratings',
    'shown_ratings',
  ].map((table) => [table, MOST_ORDERS] as const),
  ['sales_figures', MOST_FIGURES] as const,
  ['audit_log', MOST_ENTRIES] as const,
  ['mail_log', MOST_ENTRIES] as const,
  ...['messages', 'message_files', 'conversations', 'conversation_readers'].map(
    (table) => [table, MOST_MESSAGES] as const,
  ),
  ...['quotes', 'quote_versions', 'quote_lines', 'quote_events'].map((table) => [table, MOST_QUOTES] as const),
])

/** The problems in the plans of one question. */
export function faultsOf(explained: ExplainedStatement[]): string[] {
  const ran = explained.flatMap(({ ran }) => nodesOf(ran))
  const kept = explained.flatMap((each) => (each.kept ? nodesOf(each.kept) : []))
  return [
    ...[...ran, ...kept].filter(scansAll).map((node) => `sequential scan of ${node['Relation Name']}`),
    ...ran.filter(readsTooMuch).map((node) => `${rowsRead(node)} rows read from ${node['Relation Name']}`),
    ...ran.filter(readsManyBlocks).map((node) => `${buffersOf(node)} blocks read for ${node['Relation Name']}`),
  ]
}

const mostOf = (node: PlanNode) => growing.get(node['Relation Name'] ?? '')
const scansAll = (node: PlanNode) => mostOf(node) !== undefined && node['Node Type'].endsWith('Seq Scan')
const readsTooMuch = (node: PlanNode) => rowsRead(node) > (mostOf(node) ?? Number.POSITIVE_INFINITY)
const readsManyBlocks = (node: PlanNode) => node['Relation Name'] === 'listings' && buffersOf(node) > MOST_BLOCKS
const rowsRead = (node: PlanNode) =>
  ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1)
