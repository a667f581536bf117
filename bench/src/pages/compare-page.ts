import { medianOf } from '../measure.ts'
import { loadWith } from '../servers.ts'

const ROUNDS = 5
const WARM_UP = 2
const PAGES = 100
const CALLS = 400

export interface ComparedPage {
  what: string
  page: string
  json: string
  /** sessions of signed-in people; none: a visitor */
  cookies: string[]
}

interface Cost {
  perSecond: number[]
  /** processor time of the server with its threads, per response */
  cpuMs: number[]
}

export interface PageCost {
  what: string
  /** size of the HTML before compression */
  bytes: number
  page: Cost
  json: Cost
}

/** Page and JSON take turns, so that both meet the same load of the machine. */
export async function comparePage(url: string, { what, page, json, cookies }: ComparedPage): Promise<PageCost> {
  const answer = await fetch(url + page, { headers: cookies.slice(0, 1).map((cookie) => ['cookie', cookie]) })
  const bytes = (await answer.arrayBuffer()).byteLength
  const cost: PageCost = { what, bytes, page: { perSecond: [], cpuMs: [] }, json: { perSecond: [], cpuMs: [] } }
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const [path, amount, measured] of [[json, CALLS, cost.json] as const, [page, PAGES, cost.page] as const]) {
      const before = await cpuSeconds(url)
      const perSecond = await loadWith(url, { path, amount, cookies })
      const cpuMs = (((await cpuSeconds(url)) - before) * 1000) / amount
      if (round < 0) continue
      measured.perSecond.push(perSecond)
      measured.cpuMs.push(cpuMs)
    }
  }
  return cost
}

async function cpuSeconds(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1])
}

export function printPages(costs: PageCost[]): void {
  const columns = ['', 'pages/s', 'CPU ms', 'kB of HTML', 'JSON/s', 'CPU ms', 'pages/JSON']
  console.log(`| ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length)}`)
  for (const { what, bytes, page, json } of costs) {
    const ratios = page.perSecond.map((each, round) => each / (json.perSecond[round] ?? each))
    const cells = [
      what,
      medianOf(page.perSecond).toFixed(0),
      medianOf(page.cpuMs).toFixed(2),
      (bytes / 1000).toFixed(1),
      medianOf(json.perSecond).toFixed(0),
      medianOf(json.cpuMs).toFixed(2),
      medianOf(ratios).toFixed(3),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}
