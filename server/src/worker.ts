import { parseArgs } from 'node:util'
import { brokerOf } from './platform/broker-of.ts'
import { systemClock } from './platform/clock.ts'
import { readWorkerSettings } from './platform/env.ts'
import { createLog } from './platform/log.ts'
import { mayStart, settingsOrEnd } from './platform/may-start.ts'
import { storageOf } from './platform/storage/storage-of.ts'
import { createTextChannels } from './platform/text-channels.ts'
import { traceOf } from './platform/trace.ts'
import { createPush } from './platform/web-push.ts'
import { serveWorker } from './worker/serve-worker.ts'
import { startWorker } from './worker/start-worker.ts'

const { values: flags } = parseArgs({
  options: {
    /** milliseconds before an e-mail is tried a second time */
    'first-wait': { type: 'string', default: '30000' },
    /** milliseconds without a heartbeat after which a worker counts as dead */
    'dead-after': { type: 'string', default: '15000' },
  },
})
const settings = settingsOrEnd(() => readWorkerSettings())
if (!settings.DATABASE_DIRECT_URL)
  throw new Error('The worker needs DATABASE_DIRECT_URL: PostgreSQL as role worker, without pgbouncer in between.')
const { DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: privateKey } = settings
const { INBOUND_HOST: host, INBOUND_PORT: port, INBOUND_DOMAIN: domain, INBOUND_SECRET: secret } = settings
const log = createLog(settings.LOG_LEVEL)
await mayStart(settings.DATABASE_DIRECT_URL, settings, log)
const trace = await traceOf(settings, 'ticarum-worker', log)
const worker = startWorker({
  databaseUrl: settings.DATABASE_DIRECT_URL,
  appUrl: settings.DATABASE_URL,
  storage: storageOf(settings),
  textChannels: createTextChannels(settings),
  push: createPush(settings),
  wakeUp: await brokerOf(settings, log),
  mailServer: {
    url: settings.SMTP_URL,
    from: settings.MAIL_FROM,
    dkim: selector && privateKey ? { selector, privateKey } : undefined,
  },
  inbound: domain && secret ? { host, port, domain, secret } : undefined,
  origin: settings.ORIGIN,
  clock: systemClock,
  log,
  trace,
  quiet: settings.NOTICES_QUIET * 1000,
  firstWait: Number(flags['first-wait']),
  deadAfter: Number(flags['dead-after']),
})
log.info('the worker is running')
const health = serveWorker(
  { host: settings.WORKER_HOST, port: settings.WORKER_PORT },
  { ready: worker.ready, metrics: worker.metrics, token: settings.METRICS_TOKEN },
  log,
)

let stopping = false
/** Finishes running jobs. What takes longer than the patience is left to the next worker. */
async function stop() {
  if (stopping) return
  stopping = true
  log.info('stopping')
  setTimeout(() => process.exit(1), 20_000).unref()
  health.stop()
  await worker.stop()
  await trace?.stop()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
