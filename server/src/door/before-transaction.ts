import type { TextChannel } from '@ticarum/contract/values/text-messages'
import type { Tx } from '@ticarum/db/transaction'
import type { Google } from '../platform/google.ts'
import type { FileStorage } from '../platform/storage/storage.ts'
import type { Translate } from '../platform/translate.ts'
import type { Actor } from './actor.ts'
import type { Caller } from './caller.ts'
import type { Context } from './context.ts'
import type { SharedStore } from './rate-limit.ts'

/** What a preparation may use. It runs before the transaction and reads only public rows. */
export interface PreparationContext {
  actor: Actor
  caller: Caller
  reads: Tx
  /** counters that all instances share; they stay when the transaction is rolled back */
  counters: SharedStore
  /** undefined where it is not configured */
  google: Google | undefined
  storage: FileStorage
  /** undefined where no translation service is configured */
  translate: Translate | undefined
  /** that are configured */
  textChannels: readonly TextChannel[]
  /** by which browsers subscribe to notices; undefined where web push is not configured */
  pushKey: string | undefined
  /** makes the tokens of deal links */
  dealSecret: string
}

export interface BeforeTransaction<Input, Before, Output> {
  /**
   * Refuses before a byte of the file is read: in a transaction of its own, as the caller, that only reads. `work`
   * decides again.
   */
  check?: (ctx: Context, input: Omit<Input, 'file'>) => Promise<unknown>
  before(outside: PreparationContext, input: Input): Promise<Before>
  work(ctx: Context, input: Input, before: Before): Promise<Output>
  /** runs under the login that may open sessions */
  signsIn?: true
  /** takes back what `before` stored, if `work` refused it or was done before under the same key */
  undo?: (outside: PreparationContext, before: Before) => Promise<unknown>
}

/**
 * For slow steps that need no rows (hashing a password, calling another server): no database connection waits for them.
 */
export const beforeTransaction = <Input, Before, Output>(
  before: BeforeTransaction<Input, Before, Output>['before'],
  work: BeforeTransaction<Input, Before, Output>['work'],
  around: Pick<BeforeTransaction<Input, Before, Output>, 'check' | 'undo' | 'signsIn'> = {},
): BeforeTransaction<Input, Before, Output> => ({ before, work, ...around })
