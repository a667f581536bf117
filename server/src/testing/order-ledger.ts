/** Compares what the buyers recorded before and after each call with what the database says. */

export interface Attempt {
  /** sent with every try: the same key, the same order */
  key: string
  productId: string
  quantity: number
  /** the response; undefined without one */
  answer?: { outcome: 'placed'; orderId: string } | { outcome: 'refused'; code: string }
}

export interface LedgerOrder {
  id: string
  productId: string
  quantity: number
  /** key of the call that made it */
  key: string | null
}

export interface StockBook {
  productId: string
  before: number
  /** the current balance */
  left: number
}

export interface OrderVerdict {
  /** answered as placed, but not in the database */
  lost: number
  /** more than one order for one attempt */
  doubled: number
  /** in the database without an attempt, or although its attempt was refused */
  ghosts: number
  /** pieces sold beyond the stock, or a balance that does not match what was sold */
  oversold: number
}

export function judgeOrders(attempts: Attempt[], orders: LedgerOrder[], books: StockBook[]): OrderVerdict {
  const byId = new Set(orders.map(({ id }) => id))
  const byKey = Map.groupBy(orders, ({ key }) => key)
  const wanted = new Map(attempts.map((attempt) => [attempt.key, attempt]))

  const lost = attempts.filter(({ answer }) => answer?.outcome === 'placed' && !byId.has(answer.orderId)).length
  const doubled = [...byKey].filter(([key, same]) => key !== null && same.length > 1).length
  const ghosts = orders.filter(({ key, productId, quantity }) => {
    const attempt = key === null ? undefined : wanted.get(key)
    return (
      !attempt ||
      attempt.answer?.outcome === 'refused' ||
      attempt.productId !== productId ||
      attempt.quantity !== quantity
    )
  }).length
  const oversold = books.filter(({ productId, before, left }) => {
    const sold = orders
      .filter((order) => order.productId === productId)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    return left < 0 || sold > before || before - sold !== left
  }).length
  return { lost, doubled, ghosts, oversold }
}
