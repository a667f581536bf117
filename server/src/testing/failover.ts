import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '@ticarum/db/migrate'
import type { DatabaseUrls } from '@ticarum/db/prepare'
import { liftBudgets } from '@ticarum/db/testing/lift-budgets'
import type { NodeName, Part, RunningPatroni } from '@ticarum/db/testing/start-patroni'
import { createPool } from '@ticarum/db/transaction'
import pg from 'pg'
import { openShop, startBuying } from './buyers.ts'
import { callHttp } from './call-http.ts'
import { followEvents, type Told } from './follow-events.ts'
import { spawnWorker } from './import-faults.ts'
import { type LedgerReport, ledgerReport, startServer } from './order-faults.ts'
import { givenSession } from './personas.ts'

/**
 * killed: PostgreSQL and patroni of the primary, -9; stopped: both stand still, and go on when another node is the
 * primary; stranded: only its patroni stands still, so that two nodes take themselves for the primary; switchover: the
 * operator asks for another primary.
 */
export type FailoverKind = 'killed' | 'stopped' | 'stranded' | 'switchover'

export interface FailoverRound {
  kind: FailoverKind
  from: NodeName
  to: NodeName
  /** the longest time in which no order was placed, from the fault on */
  silence: number
  /** until the old primary was a standby of the new one, from its return on */
  back: number
}

export interface FailoverReport extends LedgerReport {
  rounds: FailoverRound[]
  /** why no other fault was tried: a node did not come back, or orders did not go on */
  problem?: unknown
  /** writes that a node answered although another one was the primary already */
  twoPrimaries: number
  /** placed orders of which the supplier's stream of live events never told */
  unheard: number
  /** jobs that the worker left in the outbox */
  leftOver: number
}

export interface Failover {
  cluster: RunningPatroni
  urls: DatabaseUrls
  folder: string
  kinds: FailoverKind[]
  buyers: number
  /** ms after which no other fault begins */
  longest: number
  onRound(round: FailoverRound): void
}

const SECOND = 1000
/** Of the first product so few that it runs out. */
const PIECES = [300, ...Array<number>(7).fill(1_000_000)]

async function until(what: string, isSo: () => Promise<boolean> | boolean, within = 240 * SECOND): Promise<number> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > within) throw new Error(`${what}: not within ${within / SECOND} s`)
    await sleep(100)
  }
  return (performance.now() - began) / SECOND
}

const both: Part[] = ['patroni', 'postgres']
const FAULTS: Record<FailoverKind, Record<'begin' | 'end', (cluster: RunningPatroni, node: NodeName) => unknown>> = {
  killed: {
    begin: (cluster, node) => cluster.signal(node, both, 'SIGKILL'),
    end: (cluster, node) => cluster.start(node),
  },
  stopped: {
    begin: (cluster, node) => cluster.signal(node, both, 'SIGSTOP'),
    end: (cluster, node) => cluster.signal(node, both, 'SIGCONT'),
  },
  stranded: {
    begin: (cluster, node) => cluster.signal(node, ['patroni'], 'SIGSTOP'),
    end: (cluster, node) => cluster.signal(node, ['patroni'], 'SIGCONT'),
  },
  switchover: { begin: (cluster) => cluster.switchover(), end: () => {} },
}

/** In seconds, of times in ms that need not be in order. */
function longestGap(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.max(...sorted.slice(1).map((at, n) => at - (sorted[n] ?? at))) / SECOND
}

/** Whether a node confirms a write of whoever goes to it past haproxy, before it is told that it may not. */
async function confirmsWrite(url: string, node: NodeName): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, query_timeout: 10 * SECOND })
  client.on('error', () => {}) // the statement fails then
  try {
    await client.connect()
    await client.query('insert into probe values ($1)', [node])
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Reads somebody's live events, as a browser that resumes, and keeps what they are about. */
async function follow(url: string, token: string, heard: Set<string>, signal: AbortSignal): Promise<void> {
  const begun = await callHttp(url, 'session', 'events.list', { token })
  let after = (begun.body as { next: string }).next
  const onTold = ({ id, subjectId }: Told) => {
    after = id
    heard.add(subjectId)
  }
  while (!signal.aborted) {
    const stream = await followEvents({ url, token, after, onTold }).catch(() => undefined)
    const cut = () => stream?.cut()
    signal.addEventListener('abort', cut, { once: true })
    if (stream?.status === 200) await stream.over
    else cut()
    signal.removeEventListener('abort', cut)
    if (!signal.aborted) await sleep(200)
  }
}

/** The real server and worker, while the primary of three nodes goes away again and again. */
export async function runFailover({
  cluster,
  urls,
  folder,
  kinds,
  buyers,
  longest,
  onRound,
}: Failover): Promise<FailoverReport> {
  const owner = createPool(urls.owner, 4)
  await liftBudgets(owner)
  const log = openSync(path.join(folder, 'worker.log'), 'a')
  const worker = spawnWorker(urls, folder, log)
  const server = await startServer(urls, folder, 0)
  const url = `http://127.0.0.1:${server.port}`
  // Also when this run is broken off.
  process.once('exit', () => [server.child, worker].map((child) => child.kill('SIGKILL')))
  const placed = new Map<string, number>()
  const rounds: FailoverRound[] = []
  let [over, twoPrimaries] = [false, 0]
  try {
    const admin = createPool(cluster.url, 1)
    await admin.query('create table probe (node text)').finally(() => admin.end())
    const onPlaced = (id: string) => void placed.set(id, performance.now())
    const shop = await openShop(owner, { buyers, pieces: PIECES })
    // As people press again: whoever hammers takes the processor from those who choose a new primary.
    const patience = { pause: 2 * SECOND, again: SECOND / 2 }
    const buying = startBuying(shop, { url: () => url, goesOn: () => !over, ...patience, onPlaced })
    const heard = new Set<string>()
    const token = await givenSession({ owner }, shop.seller)
    const enough = new AbortController()
    const following = follow(url, token, heard, enough.signal)
    const placedSince = (began: number) => () => [...placed.values()].some((at) => at > began)
    await until('the first order', placedSince(0))

    const round = async (kind: FailoverKind): Promise<void> => {
      const from = await cluster.primary()
      if (!from) throw new Error('there is no primary')
      const began = performance.now()
      await FAULTS[kind].begin(cluster, from)
      let to: NodeName | undefined
      await until(`a new primary after ${from} was ${kind}`, async () => {
        to = await cluster.primary()
        return to !== undefined && to !== from
      })
      await until('orders that go on', placedSince(performance.now()))
      const silence = longestGap([began, ...[...placed.values()].filter((at) => at > began), performance.now()])
      const confirmed =
        kind === 'stopped' || kind === 'stranded' ? confirmsWrite(cluster.urlOf(from), from) : Promise.resolve(false)
      if (kind === 'stranded') await sleep(3 * SECOND) // two nodes that take themselves for the primary
      FAULTS[kind].end(cluster, from)
      const back = await until(`${from} as a standby`, cluster.whole)
      if (await confirmed) twoPrimaries++
      const done = { kind, from, to: to ?? from, silence, back }
      rounds.push(done)
      onRound(done)
    }

    const endsAt = performance.now() + longest
    let problem: unknown
    for (const kind of kinds) {
      if (problem || performance.now() > endsAt) break
      await round(kind).catch((error) => {
        problem = error
      })
    }
    over = true
    await buying.done
    await migrate(urls.owner) // finds the last primary too
    const waiting = () => owner.query('select from outbox').then(({ rowCount }) => rowCount ?? 0)
    await until('an empty outbox', async () => (await waiting()) === 0, 120 * SECOND).catch(() => {})
    const unheard = () => [...placed.keys()].filter((id) => !heard.has(id)).length
    await until('live events', () => unheard() === 0, 30 * SECOND).catch(() => {})
    enough.abort()
    await following
    return {
      ...(await ledgerReport(shop, buying)),
      rounds,
      problem,
      twoPrimaries,
      unheard: unheard(),
      leftOver: await waiting(),
    }
  } finally {
    over = true
    for (const child of [server.child, worker]) {
      if (child.exitCode !== null) continue
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    closeSync(log)
    await owner.end()
  }
}
