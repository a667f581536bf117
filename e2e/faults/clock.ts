import path from 'node:path'
import { liftBudgets } from '@ticarum/db/testing/lift-budgets'
import { intend, judgeShop, openShop, type SendOrder, tryOrder } from '@ticarum/server/testing/buyers'
import { callHttp } from '@ticarum/server/testing/call-http'
import { startServer } from '@ticarum/server/testing/order-faults'
import type { Attempt } from '@ticarum/server/testing/order-ledger'
import { root } from '../system/entry.ts'
import { inWorld } from './in-world.ts'
import type { FaultReport } from './report.ts'

interface Clocks {
  attempts: number
  /** minutes by which one server is ahead of the database, and another behind it */
  minutes: number
}

/** Two servers whose clocks differ from the database's and from each other's; each order is sent to both. */
export const clockFault = ({ attempts, minutes }: Clocks): Promise<FaultReport> =>
  inWorld(async ({ urls, owner, folder }) => {
    const flags = [`--import=${path.join(root, 'e2e/faults/shift-clock.ts')}`]
    const start = (shift: number) =>
      startServer(urls, folder, 0, { flags, environment: { SHIFT_CLOCK: String(shift * 60_000) } })
    const servers = [await start(minutes), await start(-minutes)]
    try {
      await liftBudgets(owner)
      const shop = await openShop(owner, { buyers: attempts / 10, pieces: 1_000_000 })
      const outcomes: Record<string, number> = {}
      let [repeated, differing, slowest] = [0, 0, 0]
      const sendTo =
        (server: (typeof servers)[number] | undefined, n: number): SendOrder =>
        (order) =>
          callHttp(`http://127.0.0.1:${server?.port}`, 'session', 'orders.place', {
            ...order,
            headers: { 'x-forwarded-for': `10.0.${n}.1` },
          })
      const settle = async (attempt: Attempt, token: string, send: SendOrder) => {
        while (!attempt.answer) {
          const outcome = await tryOrder(attempt, token, send)
          outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
        }
      }
      await Promise.all(
        shop.tokens.map(async (token, n) => {
          for (let turn = n; shop.ledger.length < attempts; turn += 1) {
            const attempt = intend(shop)
            const [first, second] = turn % 2 ? servers : servers.toReversed()
            const began = performance.now()
            await settle(attempt, token, sendTo(first, n))
            const told = attempt.answer
            delete attempt.answer
            await settle(attempt, token, sendTo(second, n))
            repeated += 1
            if (JSON.stringify(told) !== JSON.stringify(attempt.answer)) differing += 1
            slowest = Math.max(slowest, performance.now() - began)
          }
        }),
      )
      const { rows } = await owner.query<{ ahead: number; behind: number }>(
        `select count(*) filter (where created_at > now() + interval '1 minute')::integer as ahead,
            count(*) filter (where created_at < now() - interval '1 minute')::integer as behind from orders`,
      )
      const { ahead = 0, behind = 0 } = rows[0] ?? {}
      const wrong = Object.keys(outcomes).some((outcome) => outcome !== 'OK' && outcome !== 'UNAVAILABLE')
        ? [`orders were answered ${JSON.stringify(outcomes)}`]
        : []
      if (ahead === 0 || behind === 0) wrong.push('the clocks did not differ')
      if (differing > 0) wrong.push(`${differing} orders were answered differently by the other server`)
      return {
        attempts: shop.ledger.length,
        faults: repeated,
        verdict: await judgeShop(shop),
        recovery: 0,
        also: [
          `one server ${minutes} minutes ahead (${ahead} orders), one ${minutes} minutes behind (${behind} orders); ` +
            `each order sent to both, ${differing} answered differently; slowest pair ${Math.round(slowest)} ms`,
        ],
        wrong,
      }
    } finally {
      for (const { child } of servers) child.kill('SIGKILL')
    }
  })
