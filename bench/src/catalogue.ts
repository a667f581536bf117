import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { againstBare } from './catalogue/against-bare.ts'
import { measureGrowth } from './catalogue/growth.ts'
import { catalogueReport } from './catalogue/report.ts'
import { type CatalogueWorld, catalogueWorlds } from './catalogue/worlds.ts'
import type { Growth } from './growth.ts'
import type { Measured } from './measure.ts'

/** Goals: p95 from the smallest to the largest catalogue at most 1.3 times; at least 0.6 of the bare process. */
export async function benchCatalogue(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: { sizes: { type: 'string', default: '10000,100000,1000000' } },
  })
  await catalogueWorlds(values.sizes.split(',').map(Number), async (worlds) => {
    const growth = await measureGrowth(worlds)
    await show(worlds, growth, []) // the first results are written even if the second part fails
    const largest = worlds.at(-1)
    if (largest) await show(worlds, growth, await againstBare(largest))
  })
}

async function show(worlds: CatalogueWorld[], growth: Growth[], bare: Measured[]): Promise<void> {
  const report = catalogueReport(
    worlds.map(({ products }) => products),
    growth,
    bare,
  )
  console.log(report)
  await writeFile(path.resolve(import.meta.dirname, '../../docs/reports/catalogue.md'), report)
}
