import { type Goal, inTurns, type Measured } from '../measure.ts'
import { load, QUICK_CALLS, startBenchServer, withServer } from '../servers.ts'
import type { World } from './world.ts'

const ROUNDS = 7

const GOAL: Goal = {
  atLeast: 0.6,
  limit:
    'no single part of its own work: writing to sockets 20 %, JSON and headers 8 %, turns and counts of ' +
    'callers 6 %, Hono 6 %, the driver 6 %, metrics and log 5 % ([door.md](door.md))',
}

export const overHttp = (world: World, quick: boolean): Promise<Measured[]> =>
  withServer(startBenchServer(import.meta.resolve('./bare-server.ts'), world.url), (bare) =>
    withServer(startBenchServer(import.meta.resolve('@ticarum/server/http'), world.url), async (ours) => {
      const amount = quick ? QUICK_CALLS : undefined
      const list = ['/api/v1/suppliers']
      const one = world.suppliers.map((id) => `/api/v1/suppliers/${id}`)
      const compare = (what: string, paths: string[]) =>
        inTurns(
          { what, against: 'bare process', goal: GOAL },
          quick ? 1 : ROUNDS,
          () => load(bare, { paths, amount }),
          () => load(ours, { paths, amount }),
        )
      return [await compare('HTTP: list of 24 suppliers', list), await compare('HTTP: one supplier by id', one)]
    }),
  )
