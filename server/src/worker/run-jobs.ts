import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CronItem, parseCronItems, type Runner, run, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import { graphileLog } from './graphile-log.ts'
import type { Heartbeat } from './heartbeat.ts'
import { inLanes } from './job-lanes.ts'
import type { Jobs } from './job-parts.ts'

const RESTART_AFTER = 1000 // ms

interface RunJobsParts {
  pool: pg.Pool
  jobs: Jobs
  timetable: CronItem[]
  /** milliseconds after which jobs are looked for that nobody told of, and those that wait for their second try */
  pollEvery: number
  concurrency: number
  heartbeat: Heartbeat
  log: Logger
}

type RunLanesParts = Omit<RunJobsParts, 'concurrency'>

/** Runs each kind of jobs in slots of its own, so that many waiting ones, or slow ones, of a kind stop no other. */
export function runLanes({ jobs, timetable, ...parts }: RunLanesParts): ReturnType<typeof runJobs> {
  const runners = inLanes(jobs)
    .filter((lane) => Object.keys(lane.jobs).length > 0)
    .map((lane) =>
      runJobs({
        ...parts,
        jobs: lane.jobs,
        concurrency: lane.slots,
        // Whoever is due is put into the queue once, for whichever lane runs it.
        timetable: lane.lane === 'rest' ? timetable : [],
      }),
    )
  return {
    isRunning: () => runners.every((runner) => runner.isRunning()),
    stop: async () => void (await Promise.all(runners.map((runner) => runner.stop()))),
  }
}

/** Runs jobs until stopped; when the runner ends, for example because the database went away, another one starts. */
function runJobs(parts: RunJobsParts): { isRunning(): boolean; stop(): Promise<void> } {
  let stopping = false
  let runner: Runner | undefined
  const ids = new Set<string>()

  async function runOnce() {
    runner = await start(parts, ids)
    if (stopping) await runner.stop()
    await runner.promise
  }
  const running = (async () => {
    while (!stopping) {
      try {
        await runOnce()
      } catch (error) {
        parts.log.error({ err: error }, 'the job runner ended')
      }
      runner = undefined
      for (const id of ids) {
        await parts.heartbeat.leave(id).then(
          () => ids.delete(id),
          () => {}, // the database is unreachable: heartbeats stop, and the next round tries again
        )
      }
      if (!stopping) await sleep(RESTART_AFTER)
    }
  })()
  return {
    isRunning: () => runner !== undefined && !stopping,
    async stop() {
      stopping = true
      await runner?.stop().catch(() => {}) // it may have ended by itself
      await running
    },
  }
}

async function start(
  { pool, jobs, timetable, pollEvery, concurrency, heartbeat, log }: RunJobsParts,
  ids: Set<string>,
): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter()
  const joinFirst: GraphileConfig.Plugin = {
    name: 'HeartbeatPlugin',
    worker: {
      hooks: {
        async startWorker(_, { worker }) {
          ids.add(worker.workerPool.id)
          await heartbeat.join(worker.workerPool.id)
        },
      },
    },
  }
  const runner = await run({
    pgPool: pool,
    taskList: jobs,
    parsedCronItems: parseCronItems(timetable),
    concurrency,
    pollInterval: pollEvery,
    noHandleSignals: true,
    logger: graphileLog(log),
    events,
    // Delays of 0 make it wait until success and failure are written; without them a lost connection is an unhandled
    // rejection.
    preset: { plugins: [joinFirst], worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  // If a response was lost, a job may be locked in our name without our knowledge: this runner ends and releases what
  // it holds.
  const end = () => void runner.stop('the database was away').catch(() => {})
  events.once('worker:getJob:error', end)
  events.once('pool:listen:error', end)
  return runner
}
