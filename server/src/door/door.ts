import { doorErrors, type ErrorCode } from '@ticarum/contract/errors'
import { type Contract, contractFaults, type Procedure, proceduresOf } from '@ticarum/contract/procedure'
import type { TextChannel } from '@ticarum/contract/values/text-messages'
import { newId } from '@ticarum/db/ids'
import {
  type Begin,
  byApiToken,
  bySession,
  type DbActor,
  type Entry,
  inTransaction,
  publicReads,
  type Tx,
} from '@ticarum/db/transaction'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import type { Google } from '../platform/google.ts'
import type { Replica } from '../platform/replica.ts'
import type { FileStorage } from '../platform/storage/storage.ts'
import type { Trace } from '../platform/trace.ts'
import type { Translate } from '../platform/translate.ts'
import { type Actor, visitor } from './actor.ts'
import type { AfterTransaction } from './after-transaction.ts'
import { authenticate, hashToken, isToExtend, isToWrite } from './authenticate.ts'
import { authorize, refusalOf } from './authorize.ts'
import type { BeforeTransaction } from './before-transaction.ts'
import { type Caller, secretOf } from './caller.ts'
import { createCallsAtOnce } from './calls-at-once.ts'
import type { Context } from './context.ts'
import { fail, Refusal } from './domain-error.ts'
import { isUsed, once, scopeOf } from './idempotency.ts'
import { keepDeclared } from './keep-declared.ts'
import { createKnownSessions } from './known-sessions.ts'
import { createLane } from './lane.ts'
import { type CallLimits, createLanes, type ObserveLane, usualCallLimits } from './lanes.ts'
import { networkOf } from './network.ts'
import { createRateLimiter, createTokenLimits, type RateLimiter, sharedStore, type TokenLimits } from './rate-limit.ts'
import { hashOfFile, type IncomingFile, readFile, streamFile } from './read-file.ts'
import { refusedByDatabase } from './refused-by-database.ts'
import { MAY_LAG, replicaReads } from './replica-reads.ts'
import { requestHash } from './request-hash.ts'
import { isAnotherSession, sessionIsOver, unavailable } from './unavailable.ts'
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
// biome-ignore lint/suspicious/noExplicitAny: only its two parts know the type of what is passed between them
type InParts<I, O> = BeforeTransaction<I, any, O> | AfterTransaction<I, any, O>
export type UseCase<P extends Procedure> = Work<P> | InParts<UseCaseInput<P>, z.input<P['output']>>
export type Router<D extends Contract[string]> = { [V in keyof D]: UseCase<D[V]> }
export type Routers<C extends Contract> = { [D in keyof C]: Router<C[D]> }

export interface DoorParts {
  /** for the transactions of members; also for what has no pool of its own below */
  pool: pg.Pool
  /** of the login that signs people in; used for nothing else */
  signInPool: pg.Pool
  /** for visitors, and for what everybody may read */
  visitorsPool?: pg.Pool
  /** for sessions and shared counters, which every call may need */
  doorPool?: pg.Pool
  /** answers visitors in its place, where one is configured */
  replica?: Replica | undefined
  clock: Clock
  log: Logger
  origin: string
  wakeWorker(): void
  /** called after each commit of a change: it may have told somebody something */
  wakeStreams?(): void
  /** tests parse every answer; production only removes undeclared keys */
  checkAnswers?: boolean
  /** called after every call with its name, outcome and duration */
  observe?(call: { procedure: string; outcome: string; milliseconds: number }): void
  /** called when calls wait for a connection, and when one of them begins */
  observeLane?: ObserveLane
  /** called when it was asked whether the holder of a session is remembered */
  observeSession?(known: boolean): void
  /** undefined where traces are not configured */
  trace?: Trace | undefined
  rateLimiter?: RateLimiter
  tokenLimits?: TokenLimits
  callLimits?: CallLimits
  uploadLimits?: UploadLimits
  /** undefined where sign-in with Google is not configured */
  google?: Google
  storage: FileStorage
  /** undefined where no translation service is configured */
  translate?: Translate
  /** by which notices can reach a telephone; none by default */
  textChannels?: readonly TextChannel[]
  /** by which browsers subscribe to notices; undefined where web push is not configured */
  pushKey?: string | undefined
  /** makes the tokens of deal links */
  dealSecret: string
}

type Enter = (caller: Caller, raw: unknown, key?: string) => Promise<unknown>

export interface Door {
  call(name: string, caller: Caller, raw: unknown, key?: string): Promise<unknown>
}

/** What makes the actor of a transaction: the session's token, or the API token. */
function entryOf(as: Actor, caller: Caller): Entry | null {
  const secret = secretOf(caller)
  if (as.kind === 'visitor' || secret === null) return null
  return (caller.apiToken === null ? bySession : byApiToken)(hashToken(secret), as.mark)
}

const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The pipeline of every call, whether it comes from a page, from REST or from a test. */
export function createDoor<C extends Contract>(contract: C, routers: Routers<C>, parts: DoorParts): Door {
  const { pool, visitorsPool = pool, doorPool = pool, callLimits = usualCallLimits } = parts
  const openReads = publicReads(visitorsPool)
  const laggingReads = parts.replica && replicaReads(parts.replica, openReads)
  const signInReads = publicReads(parts.signInPool)
  const sessions = publicReads(doorPool)
  const counters = sharedStore(doorPool)
  const sideOf = createLanes({
    pools: { visitors: visitorsPool, members: pool },
    limits: callLimits,
    observe: parts.observeLane,
  })
  const atOnce = createCallsAtOnce()
  const known = createKnownSessions()
  // Networks take turns here too: whose session it is becomes known only by this read.
  const turns = doorPool.options.max
  const identities = createLane({ ...callLimits, atOnce: turns, ofOne: turns, ofKind: turns })
  const limit = parts.rateLimiter ?? createRateLimiter(counters)
  const tokenLimits = parts.rateLimiter ? undefined : createTokenLimits(parts.tokenLimits)
  const uploads = createUploads(counters, parts.uploadLimits)
  const entries = new Map<string, { enter: Enter; codes: ReadonlySet<ErrorCode>; takesFile: boolean }>()

  const faults = contractFaults(contract)
  for (const { name, domain, verb, procedure } of faults.length > 0 ? [] : proceduresOf(contract)) {
    const useCase = routers[domain]?.[verb] as UseCase<Procedure> | undefined
    try {
      if (useCase)
        entries.set(name, {
          enter: entry(name, domain, procedure, useCase),
          codes: new Set([...doorErrors, ...procedure.errors]),
          takesFile: procedure.file !== undefined,
        })
      else faults.push(`${name}: no use case`)
    } catch (fault) {
      faults.push(`${name}: ${(fault as Error).message}`)
    }
  }
  if (faults.length > 0) throw new Error(`The door stays shut:\n  ${faults.join('\n  ')}`)

  function entry(name: string, kind: string, procedure: Procedure, useCase: UseCase<Procedure>): Enter {
    const keep = keepDeclared(procedure.output)
    const checked = (answer: unknown) => {
      if (parts.checkAnswers) procedure.output.parse(answer)
      return keep(answer)
    }
    const work = typeof useCase === 'function' ? useCase : undefined
    const prepared = typeof useCase === 'object' && 'before' in useCase ? useCase : undefined
    const finished = typeof useCase === 'object' && 'write' in useCase ? useCase : undefined
    const reads = prepared?.signsIn ? signInReads : openReads
    if (finished && procedure.idempotency !== 'read') throw new Error('only a read is written after its transaction')
    const mayLag = MAY_LAG.has(name) && !prepared?.signsIn
    const openToAll = procedure.policy === 'public' && procedure.idempotency === 'read'
    // Its transaction is the first thing that is done for the caller, and confirms who they are.
    const confirms = procedure.policy !== 'public' && !procedure.file && !prepared

    /** Somebody remembered is never refused here: what was missing they may have by now. */
    function recalled(caller: Caller, now: Date): Actor | undefined {
      const secret = secretOf(caller)
      if (!confirms || !secret) return undefined
      const person = known.recall(hashToken(secret))
      parts.observeSession?.(person !== undefined)
      // A token in a cookie is no session, and a session's token is no API token.
      const isOther = (person?.scopes !== undefined) !== (caller.apiToken !== null)
      const isToAsk = !person || isOther || isToExtend(person, now) || isToWrite(person, now)
      return isToAsk || refusalOf(procedure, person, now) ? undefined : person
    }

    function identified(network: string, caller: Caller): Promise<Actor> {
      const whose = () => authenticate(sessions, known, parts.clock.now(), caller)
      const inTurn = () => identities.enter({ who: network, kind: 'sessions' }, whose)
      if (caller.apiToken !== null && tokenLimits) caller.actor ??= tokenLimits.lookUp(network, inTurn)
      caller.actor ??= secretOf(caller) ? inTurn() : whose()
      return caller.actor
    }

    return (caller, raw, key = '') => {
      const network = networkOf(caller.address)
      return atOnce(network, callLimits.calls.network, async () => {
        const remembered = caller.actor ? undefined : recalled(caller, parts.clock.now())
        const actor = remembered ?? (await identified(network, caller))
        if (actor.kind === 'visitor') return serve(network, actor, caller, raw, key)
        const { userId } = actor
        const mine = () => serve(userId, actor, caller, raw, key)
        return atOnce(userId, callLimits.calls.account, () =>
          procedure.alone ? atOnce(`alone/${userId}`, 1, mine) : mine(),
        )
      })
    }

    async function serve(who: string, actor: Actor, caller: Caller, raw: unknown, key: string): Promise<unknown> {
      const side = sideOf(actor, openToAll)
      const entrant = { who, kind }
      // First of all: what is refused for want of room costs no statement and counts against no limit.
      side.lane.admit(entrant)
      if (actor.kind === 'person' && actor.scopes) await tokenLimits?.count(actor.sessionId)
      await limit(name, procedure.rateLimit, actor, caller)
      const fields = validate(procedure.input, raw)
      authorize(procedure, actor, parts.clock.now())
      if (procedure.idempotency === 'key' && !KEY.test(key)) fail('KEY_REQUIRED')
      // Public procedures run as a visitor: an admin's rights are not used for them.
      const as = procedure.policy === 'public' ? visitor : actor
      const scope = scopeOf(as, caller)
      const pool = prepared?.signsIn ? parts.signInPool : side.pool
      const outside = {
        actor,
        caller,
        reads,
        counters,
        google: parts.google,
        storage: parts.storage,
        translate: parts.translate,
        textChannels: parts.textChannels ?? [],
        pushKey: parts.pushKey,
        dealSecret: parts.dealSecret,
      }
      if (!procedure.file) return perform(fields)
      if (prepared?.check) await transaction(check, 'begin read only')
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
      function at<T>(act: (ctx: Context) => Promise<T>): [DbActor, (tx: Tx) => Promise<T>] {
        const now = parts.clock.now()
        const dbActor: DbActor = {
          entry: entryOf(as, caller),
          admin: as.kind === 'person' && as.role === 'admin',
          action: procedure.audit === 'none' ? '' : procedure.audit,
          requestId: caller.requestId,
          scope,
          now,
        }
        const rest = { actor, caller, now, newId, log: parts.log, origin: parts.origin }
        const carryOut = (tx: Tx) => {
          if (procedure.idempotency !== 'read' && parts.wakeStreams) tx.afterCommit(parts.wakeStreams)
          return act({ tx, ...rest, wakeWorker: () => tx.afterCommit(parts.wakeWorker) })
        }
        return [dbActor, carryOut]
      }

      function transaction<T>(act: (ctx: Context) => Promise<T>, begin?: Begin): Promise<T> {
        return side.lane
          .enter(entrant, () => inTransaction(pool, ...at(act), begin))
          .catch((error) => {
            throw refusedByDatabase(error) ?? error
          })
      }

      async function check(ctx: Context): Promise<void> {
        if (!(await isUsed(ctx.tx, scope, key))) await prepared?.check?.(ctx, fields)
      }

      async function perform(input: { file?: Buffer | IncomingFile }): Promise<unknown> {
        if (finished) {
          const read = await transaction((ctx) => finished.read(ctx, input as never), 'begin read only')
          return checked(await finished.write(read, input as never, who))
        }
        const before = await prepared?.before(outside, input as never)
        let isDone = false
        const carryOut = async (ctx: Context) => {
          isDone = true
          return checked(await (work ? work(ctx, input) : prepared?.work(ctx, input as never, before)))
        }
        if (openToAll) {
          const lagging = mayLag && actor.kind === 'visitor' ? laggingReads : undefined
          return side.lane.enter(entrant, () => at(carryOut)[1](lagging ?? reads))
        }
        if (procedure.idempotency === 'read') return transaction(carryOut, 'begin read only')
        if (procedure.idempotency === 'natural') return transaction(carryOut)

        const { file, ...rest } = input
        const hash = await requestHash(scope, key, file ? { ...rest, file: hashOfFile(file) } : rest)
        const claim = { scope, key, procedure: name, hash }
        try {
          const answer = await transaction((ctx) => once(ctx.tx, claim, () => carryOut(ctx)))
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

  const call: Door['call'] = async (name, caller, raw, key) => {
    const entry = entries.get(name)
    if (!entry) throw new Error(`no procedure ${name}`)
    const started = performance.now()
    let outcome = 'OK'
    try {
      return await entry.enter(caller, raw, key).catch((error) => {
        if (!isAnotherSession(error) || entry.takesFile) throw error // a file is read only once
        caller.actor = undefined
        const secret = secretOf(caller)
        if (secret) known.forget(hashToken(secret))
        return entry.enter(caller, raw, key)
      })
    } catch (error) {
      const declared = error instanceof Refusal && entry.codes.has(error.code) ? error : undefined
      const refusal =
        declared ??
        sessionIsOver(error) ??
        unavailable(error) ??
        new Refusal('INTERNAL', { requestId: caller.requestId })
      outcome = refusal.code
      // Only unexpected errors are logged; declared ones are part of the answer, and of the metrics.
      if (refusal.status >= 500 && declared?.code !== 'UNAVAILABLE')
        parts.log.error({ requestId: caller.requestId, procedure: name, err: error }, 'call failed')
      throw refusal
    } finally {
      parts.observe?.({ procedure: name, outcome, milliseconds: performance.now() - started })
    }
  }
  const { trace } = parts
  return {
    call: trace ? (name, caller, raw, key) => trace.inside(name, () => call(name, caller, raw, key)) : call,
  }
}
