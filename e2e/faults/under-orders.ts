import { setTimeout as sleep } from 'node:timers/promises'
import { liftBudgets } from '@ticarum/db/testing/lift-budgets'
import { type Buying, judgeShop, openShop, type Shop, startBuying } from '@ticarum/server/testing/buyers'
import type { World } from './in-world.ts'
import type { FaultReport } from './report.ts'

interface Load {
  buyers: number
  /** where the next try goes */
  url(): string
  /** milliseconds between two orders of a buyer */
  pause?: number
}

export interface Survived {
  faults: number
  /** seconds of each recovery */
  recoveries: number[]
  also?: string[]
  wrong?: string[]
}

const PIECES = 1_000_000

/** Buyers place orders for as long as something disturbs them; then the ledger is compared with the database. */
export async function underOrders(
  { owner }: World,
  { buyers, url, pause = 20 }: Load,
  disturb: (buying: Buying, shop: Shop) => Promise<Survived>,
): Promise<FaultReport> {
  await liftBudgets(owner)
  const shop = await openShop(owner, { buyers, pieces: PIECES })
  let over = false
  const buying = startBuying(shop, { url, pause, goesOn: () => !over })
  await buying.recovery(performance.now()) // until orders are placed
  const {
    faults,
    recoveries,
    also = [],
    wrong = [],
  } = await disturb(buying, shop).finally(() => {
    over = true
  })
  await buying.done
  const unsettled = Object.entries(buying.unsettled).map(([outcome, count]) => `${outcome} ${count}`)
  return {
    attempts: shop.ledger.length,
    faults,
    verdict: await judgeShop(shop),
    recovery: Math.max(...recoveries),
    also: [`tries that were repeated, by what came back: ${unsettled.join(', ') || 'none'}`, ...also],
    wrong,
  }
}

/** Asks until it is so, for two minutes; says whether it became so. */
export async function becomes(asked: () => Promise<boolean>): Promise<boolean> {
  const until = performance.now() + 120_000
  while (performance.now() < until) {
    if (await asked().catch(() => false)) return true
    await sleep(100)
  }
  return false
}
