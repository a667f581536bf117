import { inProcess } from './door/in-process.ts'
import { overHttp } from './door/over-http.ts'
import { marketWorld } from './door/world.ts'
import { type Measured, printTable } from './measure.ts'

/** Goal: at least 0.6 of the bare process over HTTP. */
export async function benchDoor(): Promise<void> {
  const world = await marketWorld()
  try {
    const measured: Measured[] = [...(await overHttp(world)), ...(await inProcess(world))]
    printTable(measured)
  } finally {
    await world.stop()
  }
}
