import type { Logger } from 'pino'
import { receiveAnswers } from '../mail/inbound/receive-answers.ts'
import { createBounceAddresses, createReplyAddresses } from '../mail/inbound/reply-address.ts'
import { createDelivery, type MailServer, senderOf } from '../mail/transport.ts'
import { analyticsJobs, analyticsTimetable } from '../modules/analytics/analytics.jobs.ts'
import { webhooksJobs } from '../modules/api-access/webhooks.jobs.ts'
import { waysToPayJobs, waysToPayTimetable } from '../modules/company-settings/ways-to-pay.jobs.ts'
import { contentJobs, contentTimetable } from '../modules/content/content.jobs.ts'
import { identityJobs, identityTimetable } from '../modules/identity/identity.jobs.ts'
import { imagesJobs } from '../modules/images/images.jobs.ts'
import { importsJobs } from '../modules/imports/imports.jobs.ts'
import { inboxJobs, inboxTimetable } from '../modules/inbox/inbox.jobs.ts'
import { receiveMail } from '../modules/inbox/receive-mail.ts'
import { sitemapJobs, sitemapTimetable } from '../modules/listings/sitemap.jobs.ts'
import { tierJobs, tierTimetable } from '../modules/listings/tiers.jobs.ts'
import { mailJobs } from '../modules/mail/mail.jobs.ts'
import { receiveBounce } from '../modules/mail/receive-bounce.ts'
import { messagesJobs, messagesTimetable } from '../modules/messages/messages.jobs.ts'
import { needsJobs } from '../modules/needs/needs.jobs.ts'
import { notificationsJobs, notificationsTimetable } from '../modules/notifications/notifications.jobs.ts'
import { ordersJobs, ordersTimetable } from '../modules/orders/orders.jobs.ts'
import { catalogJobs, catalogTimetable } from '../modules/products/products.jobs.ts'
import { quotesJobs, quotesTimetable } from '../modules/quotes/quotes.jobs.ts'
import { companiesJobs, companiesTimetable } from '../modules/suppliers/suppliers.jobs.ts'
import { textMessagesJobs } from '../modules/text-messages/text-messages.jobs.ts'
import { wishlistJobs } from '../modules/wishlist/wishlist.jobs.ts'
import type { Clock } from '../platform/clock.ts'
import { NAMED_POOL, WORKER_POOL } from '../platform/connections.ts'
import { databaseAnswers } from '../platform/database-answers.ts'
import { createCallPool } from '../platform/pools.ts'
import type { PostWebhook } from '../platform/post-webhook.ts'
import type { FileStorage } from '../platform/storage/storage.ts'
import type { TextChannels } from '../platform/text-channels.ts'
import type { Trace } from '../platform/trace.ts'
import type { WakeUp } from '../platform/wake-up.ts'
import { wakeUpByNotify } from '../platform/wake-up-by-notify.ts'
import type { SendPush } from '../platform/web-push.ts'
import { forwardOutbox } from './forward-outbox.ts'
import { startHeartbeat } from './heartbeat.ts'
import { housekeepingJobs, housekeepingTimetable } from './housekeeping.jobs.ts'
import type { JobParts, Jobs } from './job-parts.ts'
import { observed } from './observe-jobs.ts'
import { runLanes } from './run-jobs.ts'
import { createWorkerMetrics } from './worker-metrics.ts'
import { createWorkerPool } from './worker-pool.ts'

export interface WorkerOptions {
  /** as role worker, and never through pgbouncer, because it listens */
  databaseUrl: string
  /** as role app */
  appUrl: string
  mailServer: MailServer
  /** where answers by e-mail are received, and what signs their addresses; undefined: nowhere */
  inbound?: { host: string; port: number; domain: string; secret: string } | undefined
  storage: FileStorage
  textChannels?: TextChannels | undefined
  push?: SendPush | undefined
  /** a receiver of their own is for tests only */
  postWebhook?: PostWebhook | undefined
  /** by default the database itself */
  wakeUp?: WakeUp | undefined
  origin: string
  clock: Clock
  log: Logger
  trace?: Trace | undefined
  /** milliseconds before an e-mail is tried a second time */
  firstWait?: number
  /** milliseconds without another notice of a group after which they are mailed together */
  quiet?: number
  /** milliseconds without a heartbeat after which a worker counts as dead */
  deadAfter?: number
  /** milliseconds between polls of the outbox and of the queue */
  pollEvery?: number
  /** milliseconds without an answer of the database after which a connection is given up */
  silence?: number | undefined
}

export interface Worker {
  /** on which answers by e-mail are received */
  inboundPort?: Promise<number> | undefined
  /** false while it takes no jobs: another worker may take its own over */
  ready(): Promise<boolean>
  metrics: { text(): Promise<string> }
  /** finishes running jobs, takes no more, closes its connections */
  stop(): Promise<void>
}

const jobsOf = (parts: JobParts): Jobs => ({
  ...mailJobs(parts),
  ...notificationsJobs(parts),
  ...textMessagesJobs(parts),
  ...webhooksJobs(parts),
  ...identityJobs(parts),
  ...imagesJobs(parts),
  ...importsJobs(parts),
  ...tierJobs(parts),
  ...sitemapJobs(parts),
  ...catalogJobs(parts),
  ...companiesJobs(parts),
  ...ordersJobs(parts),
  ...quotesJobs(parts),
  ...wishlistJobs(parts),
  ...inboxJobs(parts),
  ...needsJobs(parts),
  ...messagesJobs(parts),
  ...contentJobs(parts),
  ...waysToPayJobs(parts),
  ...analyticsJobs(parts),
  ...housekeepingJobs(parts),
})

export function startWorker(options: WorkerOptions): Worker {
  const {
    databaseUrl,
    appUrl,
    mailServer,
    inbound,
    storage,
    textChannels,
    push,
    postWebhook,
    origin,
    clock,
    log,
    trace,
    firstWait = 30_000,
    quiet = 120_000,
    deadAfter = 15_000,
    pollEvery = 2000,
    silence,
  } = options
  const deliver = createDelivery(mailServer)
  const pool = createWorkerPool(databaseUrl, WORKER_POOL, log, silence)
  const app = createCallPool(appUrl, NAMED_POOL)
  const wakeUp = options.wakeUp ?? wakeUpByNotify({ pool, url: databaseUrl, log })
  const heartbeat = startHeartbeat(pool, deadAfter, log)
  const addresses = inbound && createReplyAddresses(inbound)
  const bounces = inbound && createBounceAddresses(inbound)
  const mail = {
    ...{ deliver, origin, firstWait, quiet },
    replyAddress: addresses?.addressOf,
    returnPath: bounces?.addressOf,
  }
  const parts = { pool, app, clock, log, storage, mail, textChannels, push, postWebhook }
  const plain = jobsOf(parts)
  const metrics = createWorkerMetrics({ worker: pool, app }, Object.keys(plain))
  const jobs = observed(plain, metrics, trace)
  const runner = runLanes({
    pool,
    pollEvery,
    jobs,
    timetable: [
      ...housekeepingTimetable,
      ...tierTimetable,
      ...sitemapTimetable,
      ...contentTimetable,
      ...waysToPayTimetable,
      ...catalogTimetable,
      ...companiesTimetable,
      ...identityTimetable,
      ...notificationsTimetable,
      ...ordersTimetable,
      ...quotesTimetable,
      ...inboxTimetable,
      ...messagesTimetable,
      ...analyticsTimetable,
    ],
    heartbeat,
    log,
  })
  const forwarder = forwardOutbox(pool, wakeUp, pollEvery, log, silence)
  const receiver =
    addresses &&
    bounces &&
    receiveAnswers({
      ...inbound,
      addresses,
      bounces,
      ours: { replyDomain: inbound.domain, sender: senderOf(mailServer.from).sender.address.toLowerCase() },
      keep: (mailId, answer) => receiveMail(parts, mailId, answer),
      keepReport: (mailId, refusal) => receiveBounce(parts, mailId, refusal),
      clock,
      log,
    })
  return {
    inboundPort: receiver?.port,
    ready: async () => runner.isRunning() && heartbeat.age() < deadAfter && (await databaseAnswers(pool)),
    metrics,
    async stop() {
      await receiver?.stop()
      await forwarder.stop()
      await wakeUp.stop()
      await runner.stop()
      await heartbeat.stop()
      await Promise.all([pool.end(), app.end()])
    },
  }
}
