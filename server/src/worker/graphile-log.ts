import { Logger as GraphileLogger } from 'graphile-worker'
import type { Logger } from 'pino'

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

/**
 * Writes graphile-worker's messages into our log. A failed job's message quotes its error, which may hold personal
 * data, so the error goes through our filter.
 */
export const graphileLog = (log: Logger): GraphileLogger =>
  new GraphileLogger((scope: { taskIdentifier?: string; jobId?: string }) => (level, message, meta) => {
    const job = meta?.job as { id: string; task_identifier: string; attempts: number } | undefined
    const about = {
      task: job?.task_identifier ?? scope.taskIdentifier,
      jobId: job?.id ?? scope.jobId,
      attempts: job?.attempts,
      err: meta?.error,
    }
    log[levels[level]](about, meta?.failure ? 'job failed' : message.split('\n', 1)[0])
  })
