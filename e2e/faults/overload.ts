import { setTimeout as sleep } from 'node:timers/promises'
import { liftBudgets } from '@ticarum/db/testing/lift-budgets'
import {
  intend,
  judgeShop,
  openShop,
  type SendOrder,
  settled,
  startBuying,
  tryOrder,
} from '@ticarum/server/testing/buyers'
import { requestFor } from '@ticarum/server/testing/call-http'
import { startServer } from '@ticarum/server/testing/order-faults'
import { inWorld } from './in-world.ts'
import { createClient } from './keep-alive-client.ts'
import type { FaultReport } from './report.ts'

const TIMES = 5
/** Of what was placed a second without overload. */
const HELD = 0.7
/** Buyers who keep the server busy and no more. */
const BUSY = 150
/** The flood's own work must be small, because it shares the processor with the server. */
const MOST_CONNECTIONS = 10_000

interface Overload {
  /** milliseconds of each part */
  part: number
}

/** Orders come five times as fast as they can be placed, whatever becomes of those before. */
export const overloadFault = ({ part }: Overload): Promise<FaultReport> =>
  inWorld(async ({ urls, owner, folder }) => {
    const { child, port } = await startServer(urls, folder, 0)
    const url = `http://127.0.0.1:${port}`
    try {
      await liftBudgets(owner)
      const shop = await openShop(owner, { buyers: 600, pieces: 1_000_000 })
      let busy = true
      const few = { ...shop, tokens: shop.tokens.slice(0, BUSY) }
      const buying = startBuying(few, { url: () => url, goesOn: () => busy, pause: 0 })
      await buying.recovery(performance.now())
      const usual = await placedIn(part)
      busy = false
      await buying.done

      const outcomes: Record<string, number> = {}
      const client = createClient(url, '127.0.0.1', MOST_CONNECTIONS)
      const tries: Promise<void>[] = []
      let over = false
      const begin = (n: number) => {
        const token = shop.tokens[n % shop.tokens.length] ?? ''
        const trying = tryOrder(intend(shop), token, sendBy(client, `10.${n % 8}.${n % 250}.1`)).then((outcome) => {
          outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
        })
        tries.push(trying)
      }
      const flood = (async () => {
        const began = performance.now()
        while (!over) {
          const due = ((performance.now() - began) / 1000) * TIMES * usual
          while (tries.length < due) begin(tries.length)
          await sleep(5)
        }
      })()
      await sleep(part / 4) // until it has piled up
      const flooded = await placedIn(part)
      over = true
      await flood
      const since = performance.now()
      await Promise.all(tries)
      client.close()
      const recovery = (performance.now() - since) / 1000
      const share = flooded / usual
      return {
        attempts: shop.ledger.length,
        faults: tries.length,
        verdict: await judgeShop(shop),
        recovery,
        also: [
          `${usual.toFixed(1)} orders a second when as many buyers order as it can serve; ` +
            `${flooded.toFixed(1)} while ${(tries.length / ((part * 1.25) / 1000)).toFixed(0)} a second come ` +
            `(${Math.round(share * 100)} %, at least ${HELD * 100} % is wanted)`,
          `what came back under overload: ${JSON.stringify(outcomes)}`,
        ],
        wrong: share < HELD ? [`only ${Math.round(share * 100)} % of the orders were placed`] : [],
      }

      async function placedIn(milliseconds: number): Promise<number> {
        const [before, began] = [settled(shop, 'placed'), performance.now()]
        await sleep(milliseconds)
        return ((settled(shop, 'placed') - before) * 1000) / (performance.now() - began)
      }
    } finally {
      child.kill('SIGKILL')
    }
  })

const sendBy =
  (client: ReturnType<typeof createClient>, address: string): SendOrder =>
  async ({ input, token, key }) => {
    const { method, path, headers, body } = requestFor('orders.place', { input, key })
    const { status, text } = await client.ask({
      method,
      path,
      headers: { ...headers, cookie: `session=${token}`, 'x-forwarded-for': address },
      body,
    })
    const answer = JSON.parse(text) as { code?: string }
    return { outcome: status < 300 ? 'OK' : (answer.code ?? String(status)), body: answer }
  }
