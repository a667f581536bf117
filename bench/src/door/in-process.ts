import { contract } from '@ticarum/contract/contract'
import { createPool } from '@ticarum/db/transaction'
import { newCaller } from '@ticarum/server/door/caller'
import { createDoor } from '@ticarum/server/door/door'
import { systemClock } from '@ticarum/server/platform/clock'
import { silentLog } from '@ticarum/server/platform/log'
import { createMetrics } from '@ticarum/server/platform/metrics'
import { diskStorage } from '@ticarum/server/platform/storage/disk-storage'
import { routers } from '@ticarum/server/routers'
import { callsPerSecond, type Goal, inTurns, type Measured } from '../measure.ts'
import { CALLERS, POOL } from '../servers.ts'
import { bareCompany, bareList, bareSupplier } from './bare.ts'
import type { World } from './world.ts'

const ROUNDS = 7
const against = 'bare statements'
const GUARDED: Goal = {
  atLeast: 0.5,
  limit: 'writes to the socket: begin, actor, two statements and commit ([door.md](door.md))',
}

const rate = (call: (n: number) => Promise<unknown>) => callsPerSecond(CALLERS, (_, n) => call(n))

export async function inProcess(world: World, quick: boolean): Promise<Measured[]> {
  const [bare, pool] = [createPool(world.url, POOL), createPool(world.url, POOL)]
  const door = createDoor(contract, routers, {
    pool,
    signInPool: pool, // nobody signs in here
    clock: systemClock,
    log: silentLog,
    origin: 'https://ticarum.example',
    wakeWorker: () => {},
    storage: diskStorage('/nowhere'), // no file is read or written here
    dealSecret: '', // no link is made here
    observe: createMetrics({ members: pool }).observeCall,
    // One account may not call this often; over HTTP the limiter is part of the measurement.
    rateLimiter: async () => {},
  })
  const { suppliers, member } = world
  const nth = (n: number) => suppliers[n % suppliers.length] ?? ''
  try {
    return [
      await inTurns(
        { what: 'in process: list of 24 suppliers', against },
        quick ? 1 : ROUNDS,
        () => rate(() => bareList(bare)),
        () => rate(() => door.call('companies.listSuppliers', newCaller(), {})),
      ),
      await inTurns(
        { what: 'in process: one supplier by id', against },
        quick ? 1 : ROUNDS,
        () => rate((n) => bareSupplier(bare, nth(n))),
        () => rate((n) => door.call('companies.supplier', newCaller(), { id: nth(n) })),
      ),
      await inTurns(
        { what: 'in process: my company, signed in', against, goal: GUARDED },
        quick ? 1 : ROUNDS,
        () => rate(() => bareCompany(bare, member)),
        () => rate(() => door.call('companies.getMine', newCaller({ token: member.token }), {})),
      ),
    ]
  } finally {
    await Promise.all([bare.end(), pool.end()])
  }
}
