import type pg from 'pg'
import type { Logger } from 'pino'
import type { Deliver } from '../mail/transport.ts'
import type { Clock } from '../platform/clock.ts'
import type { FileStorage } from '../platform/storage/storage.ts'

/** All that a job may use: time and effects come from here, so that a test can set them. */
export interface JobParts {
  /** as role worker */
  pool: pg.Pool
  /** as the application's role, for what a person asked for and row security shall bind */
  app: pg.Pool
  clock: Clock
  log: Logger
  storage: FileStorage
  mail: {
    deliver: Deliver
    /** the site's own address, for links */
    origin: string
    /** milliseconds before the second try */
    firstWait: number
  }
}

/** A job may run twice (a worker can die right before it says 'done'): each one must bear that. */
export type Jobs = Record<string, (payload: unknown) => Promise<void>>
