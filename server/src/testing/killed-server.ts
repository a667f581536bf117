import { serve } from '@hono/node-server'
import { contract } from '@ticarum/contract/contract'
import { createPool } from '@ticarum/db/transaction'
import { createDoor } from '../door/door.ts'
import { createHttpApp } from '../http/app.ts'
import { systemClock } from '../platform/clock.ts'
import { readSettings } from '../platform/env.ts'
import { silentLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { storageOf } from '../platform/storage/storage-of.ts'
import { routers } from '../routers.ts'

/** The real door in a process of its own, which is killed right after the commit of a change. */
const settings = readSettings()
const storage = storageOf(settings)
const pool = createPool(settings.DATABASE_URL)
const signInPool = createPool(settings.DATABASE_SIGN_IN_URL ?? '')
for (const killing of [pool, signInPool])
  killing.on('connect', (client) => {
    const query: (...args: unknown[]) => unknown = client.query.bind(client)
    let isChange = false
    client.query = (async (...args: unknown[]) => {
      if (typeof args[0] === 'string' && args[0].startsWith('begin')) isChange = args[0] !== 'begin read only'
      const answer = await query(...args)
      if (args[0] === 'commit' && isChange) process.kill(process.pid, 'SIGKILL')
      return answer
    }) as typeof client.query
  })
const door = createDoor(contract, routers, {
  pool,
  signInPool,
  clock: systemClock,
  log: silentLog,
  origin: settings.ORIGIN,
  storage,
  dealSecret: settings.DEAL_SECRET,
  wakeWorker: () => {},
  rateLimiter: async () => {},
})
const app = createHttpApp({
  door,
  settings,
  storage,
  log: silentLog,
  metrics: createMetrics({ members: pool }),
  ready: async () => true,
})
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => process.send?.(port))
