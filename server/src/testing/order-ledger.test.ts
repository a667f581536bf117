import { newId } from '@ticarum/db/ids'
import { describe, expect, it } from 'vitest'
import { type Attempt, judgeOrders, type LedgerOrder, type StockBook } from './order-ledger.ts'

/** A hundred correct attempts: some placed, some refused, some without a response. */
function world(): { attempts: Attempt[]; orders: LedgerOrder[]; books: StockBook[] } {
  const productId = newId()
  const attempts: Attempt[] = []
  const orders: LedgerOrder[] = []
  for (let n = 0; n < 100; n++) {
    const attempt: Attempt = { key: newId(), productId, quantity: 1 + (n % 3) }
    attempts.push(attempt)
    const order = { id: newId(), productId, quantity: attempt.quantity, key: attempt.key }
    if (n % 4 === 0) attempt.answer = { outcome: 'refused', code: 'OUT_OF_STOCK' }
    else orders.push(order)
    if (n % 4 === 1) attempt.answer = { outcome: 'placed', orderId: order.id }
  }
  const sold = orders.reduce((sum, { quantity }) => sum + quantity, 0)
  return { attempts, orders, books: [{ productId, before: 500, left: 500 - sold }] }
}
const none = { lost: 0, doubled: 0, ghosts: 0, oversold: 0 }

describe('the ledger of orders', () => {
  it('finds nothing where nothing is wrong', () => {
    const { attempts, orders, books } = world()
    expect(judgeOrders(attempts, orders, books)).toEqual(none)
  })

  it('finds a planted lost order', () => {
    const { attempts, orders, books } = world()
    const answered = attempts.find(({ answer }) => answer?.outcome === 'placed')
    const kept = orders.filter(({ key }) => key !== answered?.key)
    const [book] = books
    expect(
      judgeOrders(attempts, kept, [
        { productId: book?.productId ?? '', before: 500, left: (book?.left ?? 0) + (answered?.quantity ?? 0) },
      ]),
    ).toEqual({ ...none, lost: 1 })
  })

  it('finds a planted doubled order', () => {
    const { attempts, orders, books } = world()
    const [first] = orders
    const [book] = books
    const twice = first ? [...orders, { ...first, id: newId() }] : orders
    expect(
      judgeOrders(attempts, twice, [
        { productId: book?.productId ?? '', before: 500, left: (book?.left ?? 0) - (first?.quantity ?? 0) },
      ]),
    ).toEqual({ ...none, doubled: 1 })
  })

  it('finds a planted ghost: an order without an attempt, and one that was refused', () => {
    const { attempts, orders, books } = world()
    const [book] = books
    const productId = book?.productId ?? ''
    const refused = attempts.find(({ answer }) => answer?.outcome === 'refused')
    const ghosts = [
      { id: newId(), productId, quantity: 1, key: null },
      { id: newId(), productId, quantity: refused?.quantity ?? 0, key: refused?.key ?? '' },
    ]
    const left = (book?.left ?? 0) - 1 - (refused?.quantity ?? 0)
    expect(judgeOrders(attempts, [...orders, ...ghosts], [{ productId, before: 500, left }])).toEqual({
      ...none,
      ghosts: 2,
    })
  })

  it('finds a planted oversell: more sold than in stock, and a wrong balance', () => {
    const { attempts, orders, books } = world()
    const productId = books[0]?.productId ?? ''
    expect(judgeOrders(attempts, orders, [{ productId, before: 100, left: 0 }])).toEqual({ ...none, oversold: 1 })
    expect(judgeOrders(attempts, orders, [{ productId, before: 500, left: 499 }])).toEqual({ ...none, oversold: 1 })
  })
})
