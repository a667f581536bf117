import { parseArgs } from 'node:util'
import { againstBare } from './catalogue/against-bare.ts'
import { measureGrowth } from './catalogue/growth.ts'
import { catalogueReport } from './catalogue/report.ts'
import { catalogueWorlds } from './catalogue/worlds.ts'
import type { Growth } from './growth.ts'
import type { Measured } from './measure.ts'
import { showReport } from './report.ts'
import { growthRow, manyRow, type RowsOf, rateRow } from './rows.ts'

export async function benchCatalogue(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: { sizes: { type: 'string', default: '10000,100000,1000000' } },
  })
  const sizes = values.sizes.split(',').map(Number)
  await measureCatalogue(sizes, (growth, bare) => showReport('catalogue', catalogueReport(sizes, growth, bare)))
}

/** Each of these has a line of its own. */
const HOT = ['list', 'product', 'search, rare word', 'search, common word']

export const catalogueRows: RowsOf = ({ sizes, quick }, show) => {
  const products = (size = 0) => `${size.toLocaleString('en')} products`
  return measureCatalogue(
    sizes,
    async (growth, bare) => {
      const hot = bare.filter(({ what }) => HOT.includes(what))
      const others = bare.filter((each) => !hot.includes(each))
      const named = hot.map((each) => ({ ...each, what: `HTTP: ${each.what}, ${products(sizes.at(-1))}` }))
      show([
        ...named.map(rateRow),
        ...(others.length > 0 ? [manyRow('HTTP: all other questions of the catalogue', others)] : []),
        growthRow(`${growth.length} questions of the catalogue`, sizes.map(products), growth),
      ])
    },
    quick,
  )
}

/** The first results are told even if the second part fails. */
async function measureCatalogue(
  sizes: number[],
  found: (growth: Growth[], bare: Measured[]) => Promise<void>,
  quick = false,
): Promise<void> {
  await catalogueWorlds(sizes, async (worlds) => {
    const growth = await measureGrowth(worlds, quick)
    await found(growth, [])
    const largest = worlds.at(-1)
    if (largest) await found(growth, await againstBare(largest, quick))
  })
}
