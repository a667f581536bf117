import { randomUUID } from 'node:crypto'
import type { Trace } from '../platform/trace.ts'
import type { Jobs } from './job-parts.ts'
import type { WorkerMetrics } from './worker-metrics.ts'

/** The same jobs, each with its time and outcome in the metrics, and traced where traces are configured. */
export function observed(jobs: Jobs, metrics: WorkerMetrics, trace: Trace | undefined): Jobs {
  const watched = Object.entries(jobs).map(([task, run]): [string, Jobs[string]] => {
    async function timed(payload: unknown): Promise<void> {
      const started = performance.now()
      let failed = true
      const work = async () => {
        await run(payload)
        failed = false
      }
      const told = () => ({ name: `job ${task}`, attributes: {}, failed })
      try {
        await (trace ? trace.begin(randomUUID(), 'consumer', work, told) : work())
      } finally {
        metrics.observeJob({ task, failed, milliseconds: performance.now() - started })
      }
    }
    return [task, timed]
  })
  return Object.fromEntries(watched)
}
