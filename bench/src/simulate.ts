import { writeFile } from 'node:fs/promises'
import { orderWorlds } from './orders/worlds.ts'
import { day } from './simulate/assumptions.ts'
import { capacities } from './simulate/capacities.ts'
import { generatedLoad } from './simulate/generated-load.ts'
import { demandOf } from './simulate/parts.ts'
import { picturesPerSecond } from './simulate/picture-rate.ts'
import { simulateReport } from './simulate/report.ts'

/**
 * `npm run simulate`: a day of the corridor at several sizes, on paper against what was measured, and its busiest
 * second at 1× as a generated load on this machine. Writes docs/reports/simulate.md.
 */
const PICTURES = 2
const measured = {
  ...(await capacities()),
  images: { most: await picturesPerSecond(PICTURES), source: 'measured in this run, one worker', perProcess: true },
}
async function show(report: string): Promise<void> {
  console.log(report)
  await writeFile(new URL('../../docs/reports/simulate.md', import.meta.url), report)
}

await show(simulateReport(measured))
await orderWorlds([1000], async ([world]) => {
  if (!world) return
  const { carried, placed } = await generatedLoad(world, demandOf(1, day))
  await show(simulateReport(measured, carried, placed))
})
