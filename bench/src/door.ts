import { inProcess } from './door/in-process.ts'
import { overHttp } from './door/over-http.ts'
import { marketWorld } from './door/world.ts'
import { type Measured, printTable } from './measure.ts'
import { type RowsOf, rateRow } from './rows.ts'

export async function benchDoor(): Promise<void> {
  const measured: Measured[] = []
  await measureDoor((more) => measured.push(...more))
  printTable(measured)
}

/** Without those that have no goal. */
export const doorRows: RowsOf = async ({ quick }, show) => {
  const measured: Measured[] = []
  await measureDoor((more) => {
    measured.push(...more.filter(({ goal }) => goal))
    show(measured.map(rateRow))
  }, quick)
}

async function measureDoor(found: (more: Measured[]) => void, quick = false): Promise<void> {
  const world = await marketWorld()
  try {
    found(await overHttp(world, quick))
    found(await inProcess(world, quick))
  } finally {
    await world.stop()
  }
}
