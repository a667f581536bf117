import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { contract } from '@ticarum/contract/contract'
import type { TextChannel } from '@ticarum/contract/values/text-messages'
import { createDoor } from './door/door.ts'
import { createHttpApp } from './http/app.ts'
import { closesWhenAnswered } from './http/close-server.ts'
import { createEventStreams } from './http/event-streams.ts'
import { loadPages } from './http/load-pages.ts'
import { brokerOf } from './platform/broker-of.ts'
import { systemClock } from './platform/clock.ts'
import { databaseAnswers } from './platform/database-answers.ts'
import { readSettings } from './platform/env.ts'
import { createGoogle, googleSettings } from './platform/google.ts'
import { createLog } from './platform/log.ts'
import { mayStart, settingsOrEnd } from './platform/may-start.ts'
import { createMetrics } from './platform/metrics.ts'
import { createCallPool, createPools, replicaPool, SIGN_IN_POOL } from './platform/pools.ts'
import { createReplica } from './platform/replica.ts'
import { storageOf } from './platform/storage/storage-of.ts'
import { createTextChannels } from './platform/text-channels.ts'
import { traceOf } from './platform/trace.ts'
import { createTranslator } from './platform/translate.ts'
import { wakeUpByNotify } from './platform/wake-up-by-notify.ts'
import { routers } from './routers.ts'

const PATIENCE = 20_000 // ms, for calls that began before the stop
/** Longer than a proxy keeps a quiet connection: it must not send a request on one that is just being closed here. */
const QUIET = 75_000 // ms

const settings = settingsOrEnd(() => readSettings())
const log = createLog(settings.LOG_LEVEL)
await mayStart(settings.DATABASE_URL, settings, log)
const pools = createPools(settings.DATABASE_URL, settings.DATABASE_POOL)
if (!settings.DATABASE_SIGN_IN_URL)
  throw new Error('The server needs DATABASE_SIGN_IN_URL: PostgreSQL as role sign_in, which alone may open sessions.')
const signInPool = createCallPool(settings.DATABASE_SIGN_IN_URL, SIGN_IN_POOL)
const { DATABASE_REPLICA_URL: replicaUrl, DATABASE_POOL: connections } = settings
const replica =
  replicaUrl === undefined
    ? undefined
    : createReplica({
        url: replicaUrl,
        connections: replicaPool(connections).reads,
        primary: pools.readiness,
        log,
      })
const metrics = createMetrics({ ...pools, signIn: signInPool }, replica)
const trace = await traceOf(settings, 'ticarum-server', log)
const wakeUp = (await brokerOf(settings, log)) ?? wakeUpByNotify({ pool: pools.door, url: settings.DATABASE_URL, log })
const google = googleSettings(settings)
const storage = storageOf(settings)
const translate = createTranslator(settings, log)
const door = createDoor(contract, routers, {
  pool: pools.members,
  visitorsPool: pools.visitors,
  doorPool: pools.door,
  replica,
  signInPool,
  clock: systemClock,
  log,
  origin: settings.ORIGIN,
  storage,
  wakeWorker: wakeUp.sender('outbox'),
  wakeStreams: wakeUp.sender('events'),
  observe: metrics.observeCall,
  observeLane: metrics.observeLane,
  observeSession: (found) => metrics.observeCache({ cache: 'sessions', found }),
  trace,
  ...(google ? { google: createGoogle(google) } : {}),
  ...(translate ? { translate } : {}),
  textChannels: Object.keys(createTextChannels(settings)) as TextChannel[],
  pushKey: settings.WEB_PUSH_PUBLIC_KEY,
  dealSecret: settings.DEAL_SECRET,
})

const streams = createEventStreams({
  door,
  pool: pools.door,
  wakeUp,
  log,
  observe: metrics.observeStreams,
})

let stopping = false
const ready = async () => !stopping && (await databaseAnswers(pools.readiness))
const pages = await loadPages(door, settings, log)
const app = createHttpApp({
  door,
  settings,
  storage,
  streams,
  log,
  metrics,
  trace,
  ready,
  stopping: () => stopping,
  ...(pages ? { pages } : {}),
})
const server = serve(
  {
    fetch: app.fetch,
    hostname: settings.HOST,
    port: settings.PORT,
    serverOptions: { keepAliveTimeout: QUIET },
    ...(pages?.createServer ? { createServer: pages.createServer } : {}),
  },
  ({ port }) => log.info({ port }, 'listening'),
)

const close = closesWhenAnswered(server as Server)

/** Reports 'not ready', finishes running calls, closes the pools and exits. */
async function stop() {
  if (stopping) return
  stopping = true
  log.info('stopping')
  await sleep(settings.STOP_DELAY * 1000)
  setTimeout(() => process.exit(1), PATIENCE).unref()
  const closed = close()
  await streams.stop()
  await closed
  await wakeUp.stop()
  await replica?.stop()
  await pages?.close?.()
  await Promise.all([...Object.values(pools), signInPool].map((pool) => pool.end()))
  await trace?.stop()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
