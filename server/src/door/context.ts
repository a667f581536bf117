import type { Tx } from '@ticarum/db/transaction'
import type { Logger } from 'pino'
import type { Actor, Person } from './actor.ts'
import type { Caller } from './caller.ts'
import { fail } from './domain-error.ts'

/** Everything that a use case may use. Time, ids and effects come from here, so that tests can set them. */
export interface Context {
  tx: Tx
  actor: Actor
  caller: Caller
  now: Date
  newId(): string
  log: Logger
  /** the site's origin, for links in e-mails */
  origin: string
  /** wakes the worker after the commit */
  wakeWorker(): void
}

/** The signed-in person, for procedures whose policy admits no visitors. */
export function personOf(ctx: Context): Person {
  return ctx.actor.kind === 'person' ? ctx.actor : fail('UNAUTHENTICATED')
}

/** Further calls of this request ask anew who calls, since this one changes it. */
export function readSessionAnew(ctx: Context): void {
  ctx.tx.afterCommit(() => {
    delete ctx.caller.actor
  })
}
