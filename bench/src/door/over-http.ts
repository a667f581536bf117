import { inTurns, type Measured } from '../measure.ts'
import { load, startBenchServer, stopServer } from '../servers.ts'
import type { World } from './world.ts'

const ROUNDS = 7

export async function overHttp(world: World): Promise<Measured[]> {
  const bare = await startBenchServer(import.meta.resolve('./bare-server.ts'), world.url)
  const ours = await startBenchServer(import.meta.resolve('@ticarum/server/http'), world.url)
  try {
    const list = ['/api/v1/suppliers']
    const one = world.suppliers.map((id) => `/api/v1/suppliers/${id}`)
    const compare = (what: string, paths: string[]) =>
      inTurns(
        what,
        ROUNDS,
        () => load(bare.url, paths),
        () => load(ours.url, paths),
      )
    return [await compare('HTTP: list of 24 suppliers', list), await compare('HTTP: one supplier by id', one)]
  } finally {
    await stopServer(bare)
    await stopServer(ours)
  }
}
