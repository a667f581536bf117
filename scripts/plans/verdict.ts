import { type Explained, nodesOf, type PlanNode } from './explaining-pool.ts'

/** What grows with the catalogue: reading such a table from end to end grows with it. */
const growing = new Set(['listings', 'listing_texts', 'listing_images', 'products', 'product_texts', 'product_images', 'suppliers', 'search_words'])
/** More rows than this from one scan of a growing table is no page of anything, but a walk without end. */
const MOST_ROWS = 25_000

/** What is wrong with the plans of one question. */
export function faultsOf(explained: Explained[]): string[] {
  const ran = explained.flatMap(({ ran }) => nodesOf(ran))
  const kept = explained.flatMap((each) => (each.kept ? nodesOf(each.kept) : []))
  return [
    ...[...ran, ...kept].filter(scansAll).map((node) => `sequential scan of ${node['Relation Name']}`),
    ...ran.filter(readsTooMuch).map((node) => `${rowsRead(node)} rows read from ${node['Relation Name']}`),
  ]
}

const isGrowing = (node: PlanNode) => growing.has(node['Relation Name'] ?? '')
const scansAll = (node: PlanNode) => isGrowing(node) && node['Node Type'].endsWith('Seq Scan')
const readsTooMuch = (node: PlanNode) => isGrowing(node) && rowsRead(node) > MOST_ROWS
const rowsRead = (node: PlanNode) => ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1)
