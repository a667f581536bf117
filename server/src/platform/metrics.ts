import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ObserveLane } from '../door/lanes.ts'
import { databaseAnswers } from './database-answers.ts'
import type { Replica } from './replica.ts'

/** What a request asked for, by a name out of a closed list: a pattern of the router or a procedure, never a path. */
export interface RouteName {
  kind: 'page' | 'call' | 'other'
  name: string
}

/** What became of an error that a browser told of; only `logged` stands in the log. */
export type TakenError = 'logged' | 'repeated' | 'foreign' | 'limited' | 'unreadable'

export interface Metrics {
  observeCall(call: { procedure: string; outcome: string; milliseconds: number }): void
  observeLane: ObserveLane
  observeRequest(request: { route: RouteName; status: number; milliseconds: number }): void
  /** whether something was found where it is kept: the holder of a session here, a page at its reader */
  observeCache(asked: { cache: 'sessions' | 'pages'; found: boolean }): void
  observeStreams(open: number): void
  observeBrowserError(taken: TakenError): void
  text(): Promise<string>
}

export const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * What every process tells: about itself (memory, CPU, delay of its event loop), about its connections, and whether the
 * database answers it.
 */
export function createRegistry(pools: Record<string, pg.Pool>, asked: pg.Pool | undefined): Registry {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const registers = [register]
  new Gauge({
    name: 'ticarum_pool_connections',
    help: 'Database connections',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'open' }, totalCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'in_use' }, totalCount - idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
  if (asked)
    new Gauge({
      name: 'ticarum_database_answers',
      help: '1 if the database answers this process within two seconds, 0 if not',
      registers,
      async collect() {
        this.set((await databaseAnswers(asked)) ? 1 : 0)
      },
    })
  return register
}

export function createMetrics(pools: Record<string, pg.Pool>, replica?: Pick<Replica, 'lag'>): Metrics {
  const register = createRegistry(pools, pools.readiness)
  const registers = [register]
  const calls = new Histogram({
    name: 'ticarum_call_seconds',
    help: 'Calls through the door',
    labelNames: ['procedure', 'outcome'],
    buckets: BUCKETS,
    registers,
  })
  const requests = new Histogram({
    name: 'ticarum_request_seconds',
    help: 'Requests until their response began, by the name of their route and the class of their status',
    labelNames: ['kind', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const waits = new Histogram({
    name: 'ticarum_wait_seconds',
    help: 'Waits of calls for a place among those that use the database; calls that find one at once are not counted',
    labelNames: ['lane'],
    buckets: BUCKETS,
    registers,
  })
  const waiting = new Gauge({
    name: 'ticarum_calls_waiting',
    help: 'Calls that wait for such a place now',
    labelNames: ['lane'],
    registers,
  })
  const lookups = new Counter({
    name: 'ticarum_cache_lookups_total',
    help: 'Sessions that were remembered, and pages that their readers still had',
    labelNames: ['cache', 'found'],
    registers,
  })
  const browserErrors = new Counter({
    name: 'ticarum_browser_errors_total',
    help: 'Errors in browsers that were told, by what became of them',
    labelNames: ['taken'],
    registers,
  })
  new Gauge({
    name: 'ticarum_replica_lag_seconds',
    help: 'How far the replica is known to be behind; grows while it is away, nothing without one',
    registers,
    collect() {
      if (replica) this.set(replica.lag() / 1000)
      else this.remove()
    },
  })
  const streams = new Gauge({ name: 'ticarum_event_streams', help: 'Open streams of live events', registers })
  return {
    observeCall: ({ procedure, outcome, milliseconds }) => calls.observe({ procedure, outcome }, milliseconds / 1000),
    observeLane({ lane, waiting: now, milliseconds }) {
      waiting.set({ lane }, now)
      if (milliseconds !== undefined) waits.observe({ lane }, milliseconds / 1000)
    },
    observeRequest: ({ route, status, milliseconds }) =>
      requests.observe(
        { kind: route.kind, route: route.name, status: `${Math.floor(status / 100)}xx` },
        milliseconds / 1000,
      ),
    observeCache: ({ cache, found }) => lookups.inc({ cache, found: String(found) }),
    observeStreams: (open) => streams.set(open),
    observeBrowserError: (taken) => browserErrors.inc({ taken }),
    text: () => register.metrics(),
  }
}
