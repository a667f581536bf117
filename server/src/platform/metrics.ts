import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  observeCall(call: { procedure: string; outcome: string; milliseconds: number }): void
  observePage(page: { status: number; milliseconds: number }): void
  text(): Promise<string>
}

export function createMetrics(pool: pg.Pool): Metrics {
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
  new Gauge({
    name: 'ticarum_pool_connections',
    help: 'Database connections',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  return {
    observeCall: ({ procedure, outcome, milliseconds }) => calls.observe({ procedure, outcome }, milliseconds / 1000),
    observePage: ({ status, milliseconds }) => pages.observe({ status }, milliseconds / 1000),
    text: async () => (await Promise.all(registers.map((registry) => registry.metrics()))).join('\n'),
  }
}
