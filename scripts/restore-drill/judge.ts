import { judgeOrders, type LedgerOrder, type StockBook } from '@ticarum/server/testing/order-ledger'
import type { Ledger } from './buyers.ts'

export interface Loss {
  /** answered, and not there any more */
  orders: number
  /** seconds from the answer of the first of them to the moment of the loss */
  seconds: number
  /** lost although a later one is there */
  holes: number
  /** what no loss explains: doubled, ghosts, wrong stock */
  wrong: number
}

/** Holds the buyers' ledger against what a restore brought back. */
export function lossOf(ledger: Ledger['orders'], stored: [LedgerOrder[], StockBook[]], lostAt: number): Loss {
  const { lost, doubled, ghosts, oversold } = judgeOrders(ledger, ...stored)
  const there = new Set(stored[0].map(({ key }) => key))
  const answered = ledger.filter(({ answer }) => answer?.outcome === 'placed')
  const gone = answered.filter(({ key }) => !there.has(key)).map(({ answeredAt = lostAt }) => answeredAt)
  const lastThere = Math.max(0, ...ledger.filter(({ key }) => there.has(key)).map(({ sentAt }) => sentAt))
  return {
    orders: lost,
    seconds: gone.length > 0 ? (lostAt - Math.min(...gone)) / 1000 : 0,
    // Commits are restored in their order: what was answered before a restored order was sent has to be there.
    holes: gone.filter((answeredAt) => answeredAt < lastThere).length,
    wrong: doubled + ghosts + oversold,
  }
}
