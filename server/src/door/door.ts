import { doorErrors, type ErrorCode } from '@ticarum/contract/errors'
import { type Contract, contractFaults, type Procedure, proceduresOf } from '@ticarum/contract/procedure'
import { newId } from '@ticarum/db/ids'
import { type DbActor, inTransaction, publicReads, type Tx } from '@ticarum/db/transaction'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import type { Google } from '../platform/google.ts'
import type { FileStorage } from '../platform/storage/storage.ts'
import type { Translate } from '../platform/translate.ts'
import { dbActor, visitor } from './actor.ts'
import { authenticate } from './authenticate.ts'
import { authorize, requireConfirmed, requireProof } from './authorize.ts'
import type { BeforeTransaction } from './before-transaction.ts'
import type { Caller } from './caller.ts'
import type { Context } from './context.ts'
import { fail, Refusal } from './domain-error.ts'
import { isUsed, once, scopeOf } from './idempotency.ts'
import { keepDeclared } from './keep-declared.ts'
import { createRateLimiter, type RateLimiter, sharedStore } from './rate-limit.ts'
import { hashOfFile, type IncomingFile, readFile, streamFile } from './read-file.ts'
import { requestHash } from './request-hash.ts'
import { unavailable } from './unavailable.ts'
import { createUploads, type UploadLimits } from './uploads.ts'
import { validate } from './validate.ts'

/** The input of a use case: as the contract parsed it, with the file where one is declared. */
type UseCaseInput<P extends Procedure> = z.output<P['input']> &
  (P extends { file: { streamed: true } }
    ? { file: IncomingFile }
    : P extends { file: object }
      ? { file: Buffer }
      : unknown)
type Work<P extends Procedure> = (ctx: Context, input: UseCaseInput<P>) => Promise<z.input<P['output']>>
// biome-ignore lint/suspicious/noExplicitAny: only `before` and `work` know the type of what is passed between them
export type UseCase<P extends Procedure> = Work<P> | BeforeTransaction<UseCaseInput<P>, any, z.input<P['output']>>
export type Router<D extends Contract[string]> = { [V in keyof D]: UseCase<D[V]> }
export type Routers<C extends Contract> = { [D in keyof C]: Router<C[D]> }

export interface DoorParts {
  pool: pg.Pool
  clock: Clock
  log: Logger
  origin: string
  wakeWorker(): void
  /** tests parse every answer; production only removes undeclared keys */
  checkAnswers?: boolean
  /** called after every call with its name, outcome and duration */
  observe?(call: { procedure: string; outcome: string; milliseconds: number }): void
  rateLimiter?: RateLimiter
  uploadLimits?: UploadLimits
  /** undefined where sign-in with Google is not configured */
  google?: Google
  storage: FileStorage
  /** undefined where no translation service is configured */
  translate?: Translate
}

type Enter = (caller: Caller, raw: unknown, key?: string) => Promise<unknown>

export interface Door {
  call(name: string, caller: Caller, raw: unknown, key?: string): Promise<unknown>
}

const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The pipeline of every call, whether it comes from a page, from REST or from a test. */
export function createDoor<C extends Contract>(contract: C, routers: Routers<C>, parts: DoorParts): Door {
  const reads = publicReads(parts.pool)
  const counters = sharedStore(parts.pool)
  const limit = parts.rateLimiter ?? createRateLimiter(counters)
  const uploads = createUploads(counters, parts.uploadLimits)
  const entries = new Map<string, { enter: Enter; codes: ReadonlySet<ErrorCode> }>()

  const faults = contractFaults(contract)
  for (const { name, domain, verb, procedure } of faults.length > 0 ? [] : proceduresOf(contract)) {
    const useCase = routers[domain]?.[verb] as UseCase<Procedure> | undefined
    try {
      if (useCase)
        entries.set(name, {
          enter: entry(name, procedure, useCase),
          codes: new Set([...doorErrors, ...procedure.errors]),
        })
      else faults.push(`${name}: no use case`)
    } catch (fault) {
      faults.push(`${name}: ${(fault as Error).message}`)
    }
  }
  if (faults.length > 0) throw new Error(`The door stays shut:\n  ${faults.join('\n  ')}`)

  function entry(name: string, procedure: Procedure, useCase: UseCase<Procedure>): Enter {
    const keep = keepDeclared(procedure.output)
    const checked = (answer: unknown) => {
      if (parts.checkAnswers) procedure.output.parse(answer)
      return keep(answer)
    }
    const prepared = typeof useCase === 'function' ? undefined : useCase
    const openToAll = procedure.policy === 'public' && procedure.idempotency === 'read'

    return async (caller, raw, key = '') => {
      caller.actor ??= authenticate(reads, parts.clock, caller)
      const actor = await caller.actor
      await limit(name, procedure.rateLimit, actor, caller)
      const fields = validate(procedure.input, raw)
      authorize(procedure.policy, actor)
      if (procedure.confirmed) await requireConfirmed(reads, actor)
      if (procedure.reauth) requireProof(actor, parts.clock.now())
      if (procedure.idempotency === 'key' && !KEY.test(key)) fail('KEY_REQUIRED')
      const scope = scopeOf(actor, caller)
      const outside = {
        actor,
        reads,
        counters,
        google: parts.google,
        storage: parts.storage,
        translate: parts.translate,
      }
      if (!procedure.file) return perform(fields)
      if (prepared?.check) await inTransaction(parts.pool, ...at(check), 'begin read only')
      const upload = await uploads.open(actor, caller)
      try {
        const read = procedure.file.streamed ? streamFile : readFile
        return await perform({ ...fields, file: await read(raw, procedure.file.maxBytes, upload) })
      } finally {
        await upload
          .end()
          .catch((error: Error) => parts.log.error({ err: error }, 'the bytes of a file were not counted'))
      }

      /** A transaction's actor and work, at the same moment. */
      function at<T>(work: (ctx: Context) => Promise<T>): [DbActor, (tx: Tx) => Promise<T>] {
        const now = parts.clock.now()
        // Public procedures run as a visitor: an admin's rights are not used for them.
        const as = dbActor(procedure.policy === 'public' ? visitor : actor, {
          action: procedure.audit === 'none' ? '' : procedure.audit,
          requestId: caller.requestId,
          now,
          scope,
        })
        const rest = { actor, caller, now, newId, log: parts.log, origin: parts.origin }
        return [as, (tx) => work({ tx, ...rest, wakeWorker: () => tx.afterCommit(parts.wakeWorker) })]
      }

      async function check(ctx: Context): Promise<void> {
        if (!(await isUsed(ctx.tx, scope, key))) await prepared?.check?.(ctx, fields)
      }

      async function perform(input: { file?: Buffer | IncomingFile }): Promise<unknown> {
        const before = await prepared?.before(outside, input as never)
        let isDone = false
        const work = async (ctx: Context) => {
          isDone = true
          const done = typeof useCase === 'function' ? useCase(ctx, input) : useCase.work(ctx, input as never, before)
          return checked(await done)
        }
        if (openToAll) return at(work)[1](reads)
        if (procedure.idempotency === 'read') return inTransaction(parts.pool, ...at(work), 'begin read only')
        if (procedure.idempotency === 'natural') return inTransaction(parts.pool, ...at(work))

        const { file, ...rest } = input
        const hash = await requestHash(scope, key, file ? { ...rest, file: hashOfFile(file) } : rest)
        const claim = { scope, key, procedure: name, hash }
        try {
          const answer = await inTransaction(parts.pool, ...at((ctx) => once(ctx.tx, claim, () => work(ctx))))
          if (!isDone) await prepared?.undo?.(outside, before)
          // A stored answer has its keys in another order, and may be older than this contract.
          return keep(answer)
        } catch (error) {
          // After any other error it may be committed, and the sweeping decides.
          if (error instanceof Refusal) await prepared?.undo?.(outside, before)
          throw error
        }
      }
    }
  }

  return {
    async call(name, caller, raw, key) {
      const entry = entries.get(name)
      if (!entry) throw new Error(`no procedure ${name}`)
      const started = performance.now()
      let outcome = 'OK'
      try {
        return await entry.enter(caller, raw, key)
      } catch (error) {
        const declared = error instanceof Refusal && entry.codes.has(error.code) ? error : undefined
        const refusal = declared ?? unavailable(error) ?? new Refusal('INTERNAL', { requestId: caller.requestId })
        outcome = refusal.code
        // Only unexpected errors are logged; declared ones are part of the answer.
        if (refusal.status >= 500)
          parts.log.error({ requestId: caller.requestId, procedure: name, err: error }, 'call failed')
        throw refusal
      } finally {
        parts.observe?.({ procedure: name, outcome, milliseconds: performance.now() - started })
      }
    },
  }
}
