import { type ClientRequest, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseUrls } from '@ticarum/db/prepare'
import { createGiven } from '@ticarum/db/testing/given'
import { createPool } from '@ticarum/db/transaction'
import { callHttp, type HttpCall, requestFor } from './call-http.ts'
import { orderOf } from './given-orders.ts'
import { png } from './hostile/png-files.ts'
import { spawnWorker } from './import-faults.ts'
import { startServer } from './order-faults.ts'
import { givenSession } from './personas.ts'

export interface Pressure {
  urls: DatabaseUrls
  folder: string
  attackers: number
  /** products in the price list of each attacker */
  drafts: number
  /** reads that an attacker has open at once */
  open: number
  /** how often each sends a list of millions of lines, pictures of 49 megapixels and uploads that stall */
  files: number
  /** milliseconds of each part */
  part: number
}

/** What became of the calls of one kind. */
export interface Share {
  calls: number
  answered: number
  /** codes of the others */
  refused: string[]
  /** ms */
  p95: number
  slowest: number
}

export type Kind = 'ready' | 'public read' | 'signing in' | 'placing'
export type PressureReport = Record<'quiet' | 'attacked' | 'locked', Record<Kind, Share>> & {
  /** what attackers got, by procedure and outcome */
  attack: Record<string, number>
  /** waits for a place among the calls that use the database, in ms */
  meanWait: Record<string, number>
}

/** Between two calls of one kind, in ms: buyers have a limit by the minute. */
const PAUSE = 150
/** Nobody has more unpaid orders than they may. */
const BUYERS = 40
const MEGABYTE = 1024 * 1024
const ANSWERS = ['OK', 'WRONG_CREDENTIALS']

interface Answered {
  outcome: string
  milliseconds: number
}

function shareOf(times: Answered[]): Share {
  const refused = times.flatMap(({ outcome }) => (ANSWERS.includes(outcome) ? [] : [outcome]))
  const sorted = times.map(({ milliseconds }) => Math.round(milliseconds)).sort((a, b) => a - b)
  return {
    calls: times.length,
    answered: times.length - refused.length,
    refused,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    slowest: sorted.at(-1) ?? 0,
  }
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

interface Watched {
  /** of the server */
  url: string
  productId: string
  /** their sessions */
  buyers: string[]
}

export type Calls<K extends string> = Record<K, (n: number) => Promise<{ outcome: string }>>

/** What a site is for, asked within the limits of one address or account. */
export function usualCalls({ url, productId, buyers }: Watched): Calls<Kind> {
  const call = (name: string, given: HttpCall) => callHttp(url, 'session', name, given)
  return {
    ready: async () => ({ outcome: (await fetch(`${url}/readyz`)).status === 200 ? 'OK' : 'not ready' }),
    'public read': (n) => call('companies.listSuppliers', from(`10.1.0.${n % 250}`)),
    'signing in': (n) =>
      call('identity.signIn', {
        ...from(`10.2.${n % 250}.${Math.floor(n / 250)}`),
        input: { email: `nobody${n}@example.com`, password: 'a guess of mine' },
      }),
    placing: (n) =>
      call('orders.place', { input: orderOf(productId), token: buyers[n % buyers.length], ...from('10.3.0.1') }),
  }
}

/** Asks each kind again and again, one call at a time, for some ms. */
export function watchCalls<K extends string>(calls: Calls<K>): (part: number) => Promise<Record<K, Share>> {
  let turn = 0
  return async (part) => {
    const until = performance.now() + part
    const shares = await Promise.all(
      (Object.entries(calls) as [K, Calls<K>[K]][]).map(async ([kind, ask]) => {
        const times: Answered[] = []
        do {
          const began = performance.now()
          const { outcome } = await ask(turn++).catch(() => ({ outcome: 'no answer' }))
          times.push({ outcome, milliseconds: performance.now() - began })
          await sleep(PAUSE)
        } while (performance.now() < until)
        return [kind, shareOf(times)] as const
      }),
    )
    return Object.fromEntries(shares) as Record<K, Share>
  }
}

/**
 * The real server in a process of its own, asked by visitors and buyers: first in quiet, then while attackers with free
 * accounts do what takes longest as often as they can, then while the table of orders is locked.
 */
export async function runPressure(pressure: Pressure): Promise<PressureReport> {
  const { urls, folder, attackers, drafts, open, files, part } = pressure
  const owner = createPool(urls.owner, 4)
  const { child, port } = await startServer(urls, folder, 0)
  const worker = spawnWorker(urls, folder)
  const url = `http://127.0.0.1:${port}`
  const call = (name: string, given: HttpCall) => callHttp(url, 'session', name, given)
  try {
    const given = createGiven(owner)
    const supplierId = (await given.supplier()).companyId ?? ''
    const product = await given.product({ supplierId, stock: 100_000 })
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, async () => givenSession({ owner }, (await given.customer()).id)),
    )
    const tokens: string[] = []
    for (let n = 0; n < attackers; n++) {
      const attacker = await given.supplier()
      tokens.push(await givenSession({ owner }, attacker.id))
      for (let each = 0; each < drafts; each++)
        await given.product({ supplierId: attacker.companyId ?? '', status: 'draft', articleCode: `K${each}` })
    }

    const asking = watchCalls(usualCalls({ url, productId: product.id, buyers }))
    const watch = () => asking(part)
    const quiet = await watch()

    const attack: Record<string, number> = {}
    const got = (name: string, outcome: string) => {
      attack[`${name} ${outcome}`] = (attack[`${name} ${outcome}`] ?? 0) + 1
    }
    let over = false
    async function attackBy(name: string, given: HttpCall): Promise<void> {
      got(name, (await call(name, given).catch(() => ({ outcome: 'no answer' }))).outcome)
      await sleep(10) // or the asking itself would be measured
    }
    const picture = png({ width: 7000, height: 7000 })
    const list = Buffer.from('a\n'.repeat(2.5 * MEGABYTE))
    const stalled: ClientRequest[] = []
    /** Announces a file of 5 MB, sends most of it, and waits. */
    function stall(token: string, address: string): void {
      const { path, headers } = requestFor('images.upload', {})
      const sent = { ...headers, ...from(address).headers, cookie: `session=${token}`, 'content-length': 5 * MEGABYTE }
      const one = request(url + path, { method: 'POST', headers: sent })
      one.on('response', (response) => got('stalled', String(response.statusCode))).on('error', () => {})
      one.write(Buffer.alloc(4.9 * MEGABYTE))
      stalled.push(one)
    }
    const attacking = tokens.flatMap((token, n) => {
      const address = `10.9.${n}.1`
      const reading = Array.from({ length: open }, async (_, each) => {
        const asked = each % 2 ? {} : { format: 'xlsx', language: 'tr' }
        const name = each % 2 ? 'products.list' : 'imports.exportList'
        while (!over) await attackBy(name, { token, input: asked, ...from(address) })
      })
      const sending = Array.from({ length: files }, async () => {
        stall(token, address)
        const file = { fileName: 'a.csv', language: 'tr', file: list }
        if (!over) await attackBy('imports.start', { token, input: file, ...from(address) })
        if (!over) await attackBy('images.upload', { token, input: { file: picture }, ...from(address) })
        const visitors = { input: { fileName: 'a.png', file: picture }, ...from(`10.8.${n}.1`) }
        if (!over) await attackBy('applications.upload', visitors)
      })
      return [...reading, ...sending]
    })
    const attacked = await watch()
    over = true
    for (const one of stalled) one.destroy()
    await Promise.all(attacking)
    const meanWait = waitsIn(await (await fetch(`${url}/metrics`)).text())

    const blocker = await owner.connect()
    await blocker.query('begin; lock table orders in access exclusive mode')
    const locked = await watch()
    await blocker.query('rollback')
    blocker.release()
    return { quiet, attacked, locked, attack, meanWait }
  } finally {
    child.kill('SIGKILL')
    worker.kill('SIGKILL')
    await owner.end()
  }
}

function waitsIn(metrics: string): Record<string, number> {
  const figure = (name: string, lane: string) =>
    Number(new RegExp(`ticarum_wait_seconds_${name}\\{lane="${lane}"\\} (\\S+)`).exec(metrics)?.[1] ?? 0)
  return Object.fromEntries(
    ['visitors', 'members'].map((lane) => [
      lane,
      Math.round((1000 * figure('sum', lane)) / Math.max(1, figure('count', lane))),
    ]),
  )
}
