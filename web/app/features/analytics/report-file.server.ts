import { CSV_MARK, csvLine, csvSigns } from '@ticarum/contract/csv'
import { priceOf } from '@ticarum/contract/money'
import type { Report } from '@ticarum/contract/procedures/analytics'
import { data, type LoaderFunctionArgs } from 'react-router'
import { languageOf } from '../../context/language.ts'
import { loadTexts, type Text } from '../../texts.ts'
import { loadReportForFile } from './load-report.server.ts'
import { type ReportTable, reportTables } from './paths.ts'

interface Words {
  t: Text<'analytics'>
  category: Text<'listings'>
}

type Cell = string | { cents: number }

/** The head and the rows of one table. */
function tableOf(report: Report, table: ReportTable, { t, category }: Words): [string[], Cell[][]] {
  const sold = [t('column.orders'), t('column.revenue.usd')]
  const sums = ({ orders, revenueCents }: { orders: number; revenueCents: number }) => [
    String(orders),
    { cents: revenueCents },
  ]
  if (table === 'steps')
    return [
      [t('column.from'), t('column.to'), ...sold, t('column.orders.before'), t('column.revenue.before')],
      report.steps.map((step) => [step.from, step.to, ...sums(step), ...sums(step.before)]),
    ]
  if (table === 'products')
    return [[t('column.product'), ...sold], report.products.map((product) => [product.name, ...sums(product)])]
  if (table === 'categories')
    return [
      [t('column.category'), ...sold],
      report.categories.map((row) => [category(`category.${row.category}`), ...sums(row)]),
    ]
  return [[t('column.city'), ...sold], report.cities.map((row) => [row.city, ...sums(row)])]
}

/** One table of the report as a CSV file in the reader's language. */
export async function writeReportFile(args: LoaderFunctionArgs): Promise<Response> {
  const table = reportTables.find((known) => known === args.url.searchParams.get('table'))
  if (!table) throw data(null, { status: 404 })
  const { asked, report } = await loadReportForFile(args)
  const language = languageOf(args.request)
  const words = {
    t: (await loadTexts(language, 'analytics')) as Text<'analytics'>,
    category: (await loadTexts(language, 'listings')) as Text<'listings'>,
  }
  const { separator, decimal } = csvSigns[language]
  const [head, rows] = tableOf(report, table, words)
  const written = (cell: Cell) => (typeof cell === 'string' ? cell : priceOf(cell.cents).replace('.', decimal))
  const lines = [head, ...rows.map((row) => row.map(written))].map((cells) => csvLine(cells, separator))
  return new Response(CSV_MARK + lines.join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="ticarum-${table}-${asked.from}-${asked.to}.csv"`,
      'cache-control': 'no-store',
    },
  })
}
