import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ObserveLane } from '../door/lanes.ts'
import type { Pools } from './pools.ts'

export interface Metrics {
  observeCall(call: { procedure: string; outcome: string; milliseconds: number }): void
  observeLane: ObserveLane
  observePage(page: { status: number; milliseconds: number }): void
  observeStreams(open: number): void
  text(): Promise<string>
}

export function createMetrics(pools: Partial<Pools>): Metrics {
  const registers = [new Registry()]
  collectDefaultMetrics({ register: registers[0] as Registry })
  const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
  const calls = new Histogram({
    name: 'ticarum_call_seconds',
    help: 'Calls through the door',
    labelNames: ['procedure', 'outcome'],
    buckets,
    registers,
  })
  const pages = new Histogram({
    name: 'ticarum_page_seconds',
    help: 'Pages rendered',
    labelNames: ['status'],
    buckets,
    registers,
  })
  const waits = new Histogram({
    name: 'ticarum_wait_seconds',
    help: 'Waits of calls for a place among those that use the database; calls that find one at once are not counted',
    labelNames: ['lane'],
    buckets,
    registers,
  })
  const waiting = new Gauge({
    name: 'ticarum_calls_waiting',
    help: 'Calls that wait for such a place now',
    labelNames: ['lane'],
    registers,
  })
  const streams = new Gauge({ name: 'ticarum_event_streams', help: 'Open streams of live events', registers })
  new Gauge({
    name: 'ticarum_pool_connections',
    help: 'Database connections',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [name, pool] of Object.entries(pools)) {
        this.set({ pool: name, state: 'open' }, pool.totalCount)
        this.set({ pool: name, state: 'idle' }, pool.idleCount)
        this.set({ pool: name, state: 'waiting' }, pool.waitingCount)
      }
    },
  })
  return {
    observeCall: ({ procedure, outcome, milliseconds }) => calls.observe({ procedure, outcome }, milliseconds / 1000),
    observeLane({ lane, waiting: now, milliseconds }) {
      waiting.set({ lane }, now)
      if (milliseconds !== undefined) waits.observe({ lane }, milliseconds / 1000)
    },
    observePage: ({ status, milliseconds }) => pages.observe({ status }, milliseconds / 1000),
    observeStreams: (open) => streams.set(open),
    text: async () => (await Promise.all(registers.map((registry) => registry.metrics()))).join('\n'),
  }
}
