import type { Tx } from '@ticarum/db/transaction'
import type { Logger } from 'pino'
import type { Actor, Person } from './actor.ts'
import type { Caller } from './caller.ts'
import { fail } from './domain-error.ts'

/** All that a use case may use: time, ids and effects come from here, so that a test can set them. */
export interface Context {
  tx: Tx
  actor: Actor
  caller: Caller
  now: Date
  newId(): string
  log: Logger
  /** the site's own address, for links in mail */
  origin: string
  /** tells the worker, once committed, that there is something to do */
  wakeWorker(): void
}

/** For procedures whose policy admits no visitors. */
export function personOf(ctx: Context): Person {
  return ctx.actor.kind === 'person' ? ctx.actor : fail('UNAUTHENTICATED')
}
