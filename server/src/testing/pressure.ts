import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseUrls } from '@ticarum/db/prepare'
import { createGiven } from '@ticarum/db/testing/given'
import { createPool } from '@ticarum/db/transaction'
import { callHttp, type HttpCall } from './call-http.ts'
import { orderOf } from './given-orders.ts'
import { startServer } from './order-faults.ts'
import { givenSession } from './personas.ts'

export interface Pressure {
  urls: DatabaseUrls
  folder: string
  attackers: number
  /** products in the price list of each attacker */
  drafts: number
  /** calls that an attacker has open at once */
  open: number
  /** milliseconds of each part */
  part: number
}

/** What became of the calls of one kind. */
export interface Share {
  calls: number
  answered: number
  /** ms */
  p95: number
  slowest: number
}

type Kind = 'ready' | 'public read' | 'signing in' | 'placing'
export type PressureReport = Record<'quiet' | 'attacked' | 'locked', Record<Kind, Share>> & {
  /** what attackers got, by outcome */
  attack: Record<string, number>
  /** waits for a place among the calls that use the database, in ms */
  meanWait: Record<string, number>
}

/** Between two calls of one kind, in ms: buyers have a limit by the minute. */
const PAUSE = 150
const ANSWERS = ['OK', 'WRONG_CREDENTIALS']

function shareOf(times: { answered: boolean; milliseconds: number }[]): Share {
  const sorted = times.map(({ milliseconds }) => Math.round(milliseconds)).sort((a, b) => a - b)
  return {
    calls: times.length,
    answered: times.filter(({ answered }) => answered).length,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    slowest: sorted.at(-1) ?? 0,
  }
}

/**
 * The real server in a process of its own, asked by visitors and buyers: first in quiet, then while attackers with free
 * accounts do what takes longest as often as they can, then while the table of orders is locked.
 */
export async function runPressure({ urls, folder, attackers, drafts, open, part }: Pressure): Promise<PressureReport> {
  const owner = createPool(urls.owner, 4)
  const { child, port } = await startServer(urls, folder, 0)
  const url = `http://127.0.0.1:${port}`
  const call = (name: string, given: HttpCall) => callHttp(url, 'session', name, given)
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  try {
    const given = createGiven(owner)
    const supplierId = (await given.supplier()).companyId ?? ''
    const product = await given.product({ supplierId, stock: 100_000 })
    const buyers = await Promise.all(
      Array.from({ length: 7 }, async () => givenSession({ owner }, (await given.customer()).id)),
    )
    const tokens: string[] = []
    for (let n = 0; n < attackers; n++) {
      const attacker = await given.supplier()
      tokens.push(await givenSession({ owner }, attacker.id))
      for (let each = 0; each < drafts; each++)
        await given.product({ supplierId: attacker.companyId ?? '', status: 'draft', articleCode: `K${each}` })
    }

    const calls: Record<Kind, (n: number) => Promise<boolean>> = {
      ready: async () => (await fetch(`${url}/readyz`)).status === 200,
      'public read': async (n) =>
        (await call('companies.listSuppliers', { ...from(`10.1.0.${n % 250}`) })).outcome === 'OK',
      'signing in': async (n) =>
        ANSWERS.includes(
          (
            await call('identity.signIn', {
              ...from(`10.2.${n % 250}.${Math.floor(n / 250)}`),
              input: { email: `nobody${n}@example.com`, password: 'a guess of mine' },
            })
          ).outcome,
        ),
      placing: async (n) =>
        (
          await call('orders.place', {
            input: orderOf(product.id),
            token: buyers[n % buyers.length],
            ...from('10.3.0.1'),
          })
        ).outcome === 'OK',
    }

    let turn = 0
    /** Each kind is asked again and again, one call at a time, within its limit for one address or account. */
    async function watch(): Promise<Record<Kind, Share>> {
      const until = performance.now() + part
      const shares = await Promise.all(
        Object.entries(calls).map(async ([kind, ask]) => {
          const times: { answered: boolean; milliseconds: number }[] = []
          do {
            const began = performance.now()
            const answered = await ask(turn++).catch(() => false)
            times.push({ answered, milliseconds: performance.now() - began })
            await sleep(PAUSE)
          } while (performance.now() < until)
          return [kind, shareOf(times)] as const
        }),
      )
      return Object.fromEntries(shares) as Record<Kind, Share>
    }

    const quiet = await watch()

    const attack: Record<string, number> = {}
    let over = false
    const attacking = tokens.flatMap((token, n) =>
      Array.from({ length: open }, async (_, each) => {
        const name = each % 2 ? 'products.list' : 'imports.exportList'
        const input = each % 2 ? {} : { format: 'xlsx', language: 'tr' }
        while (!over) {
          const { outcome } = await call(name, { token, input, ...from(`10.9.${n}.1`) }).catch(() => ({
            outcome: 'no answer',
          }))
          attack[outcome] = (attack[outcome] ?? 0) + 1
          await sleep(10) // or the asking itself would be measured
        }
      }),
    )
    const attacked = await watch()
    over = true
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
