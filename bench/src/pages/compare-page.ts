import { type Compared, type Measured, medianOf, medianRatio } from '../measure.ts'
import { markdownTable } from '../report.ts'
import { load } from '../servers.ts'

const ROUNDS = 5
const WARM_UP = 2
const PAGES = 100
const CALLS = 400
const KEPT_PAGES = 4000

export interface ComparedPage extends Compared {
  page: string
  json: string
  /** sessions of signed-in people; none: a visitor */
  cookies: string[]
  /** the cache through which the page is asked for */
  cache?: string
}

/** Against its JSON. */
export interface PageCost extends Measured {
  /** size of the HTML before compression */
  bytes: number
  /** processor time of the server with its threads, per response */
  cpuMs: { bare: number[]; ours: number[] }
}

/** Page and JSON take turns, so that both meet the same load of the machine. */
export async function comparePage(server: string, compared: ComparedPage, quick: boolean): Promise<PageCost> {
  const { page, json, cookies, cache, ...rest } = compared
  const site = cache ?? server
  // As browsers ask a cache, which has the page compressed; a server alone is asked for a page without compression.
  const headers = cache ? { 'accept-encoding': 'br' } : undefined
  const answer = await fetch(site + page, { headers: { ...headers, ...(cookies[0] ? { cookie: cookies[0] } : {}) } })
  const bytes = (await answer.arrayBuffer()).byteLength
  if (cache) await expectKept(site + page, headers)
  const cost: PageCost = { ...rest, bytes, bare: [], ours: [], cpuMs: { bare: [], ours: [] } }
  const sides = [
    { side: 'bare', at: server, path: json, amount: CALLS },
    { side: 'ours', at: site, path: page, amount: cache ? KEPT_PAGES : PAGES },
  ] as const
  for (let round = -WARM_UP; round < (quick ? 1 : ROUNDS); round++) {
    for (const { side, at, path, amount } of sides) {
      const before = await cpuSeconds(server)
      const perSecond = await load(at, {
        paths: [path],
        amount,
        cookies,
        ...(side === 'ours' && headers && { headers }),
      })
      const cpuMs = (((await cpuSeconds(server)) - before) * 1000) / amount
      if (round < 0) continue
      cost[side].push(perSecond)
      cost.cpuMs[side].push(cpuMs)
    }
  }
  return cost
}

/** What was asked for once comes out of the cache. */
async function expectKept(url: string, headers: Record<string, string> = {}): Promise<void> {
  const how = (await fetch(url, { headers })).headers.get('x-cache')
  if (how !== 'hit') throw new Error(`the cache answered ${url} with a ${how}`)
}

async function cpuSeconds(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1])
}

export function printPages(costs: PageCost[]): void {
  const columns = ['', 'pages/s', 'CPU ms', 'kB of HTML', 'JSON/s', 'CPU ms', 'pages/JSON', 'goal']
  const rows = costs.map((cost) => [
    cost.what,
    medianOf(cost.ours).toFixed(0),
    medianOf(cost.cpuMs.ours).toFixed(2),
    (cost.bytes / 1000).toFixed(1),
    medianOf(cost.bare).toFixed(0),
    medianOf(cost.cpuMs.bare).toFixed(2),
    medianRatio(cost).toFixed(3),
    `${cost.goal?.atLeast ?? ''}`,
  ])
  console.log(markdownTable(columns, rows))
}
