import { parseArgs } from 'node:util'
import { orderWorlds } from './orders/worlds.ts'
import { showReport } from './report.ts'
import { day } from './simulate/assumptions.ts'
import { capacities } from './simulate/capacities.ts'
import { generatedLoad } from './simulate/generated-load.ts'
import { demandOf } from './simulate/parts.ts'
import { picturesPerSecond } from './simulate/picture-rate.ts'
import { simulateReport } from './simulate/report.ts'

/**
 * `npm run simulate`: a day of the corridor at several sizes, on paper against what was measured, and its busiest
 * second at 1× as a generated load on this machine. Writes docs/reports/simulate.md. With `--paper` it loads nothing.
 */
const PICTURES = 2
const { values } = parseArgs({ options: { paper: { type: 'boolean', default: false } } })

const show = (report: string) => showReport('simulate', report)

if (values.paper) await show(simulateReport(await capacities()))
else {
  const images = {
    most: await picturesPerSecond(PICTURES),
    source: 'measured in this run, one worker',
    perProcess: true,
  }
  const measured = { ...(await capacities()), images }
  await orderWorlds([1000], async ([world]) => {
    if (!world) return
    const { carried, placed } = await generatedLoad(world, demandOf(1, day))
    await show(simulateReport(measured, carried, placed))
  })
}
