import { describe, expect, it } from 'vitest'
import { lossOf } from './judge.ts'
import { differences } from './table-hashes.ts'

const placed = (key: string, sentAt: number) => ({
  key,
  productId: 'sofa',
  quantity: 2,
  sentAt,
  answeredAt: sentAt + 100,
  answer: { outcome: 'placed' as const, orderId: `order of ${key}` },
})
const stored = (...keys: string[]) => ({
  orders: keys.map((key) => ({ id: `order of ${key}`, productId: 'sofa', quantity: 2, key })),
  books: [{ productId: 'sofa', before: 100, left: 100 - 2 * keys.length }],
})
const ledger = [placed('a', 1000), placed('b', 2000), placed('c', 3000)]
const loss = (...keys: string[]) => {
  const { orders, books } = stored(...keys)
  return lossOf(ledger, [orders, books], 10_000)
}

describe('what a restore lost', () => {
  it('is nothing when every answered order is there', () => {
    expect(loss('a', 'b', 'c')).toEqual({ orders: 0, seconds: 0, holes: 0, wrong: 0 })
  })

  it('is counted from the answer of the first order that is gone', () => {
    expect(loss('a')).toEqual({ orders: 2, seconds: 7.9, holes: 0, wrong: 0 })
  })

  it('has a hole when a later order is there', () => {
    expect(loss('a', 'c')).toEqual({ orders: 1, seconds: 7.9, holes: 1, wrong: 0 })
  })

  it('does not explain an order that nobody sent', () => {
    expect(loss('a', 'b', 'c', 'd').wrong).toBe(1)
  })
})

describe('two states of a database', () => {
  const table = (name: string, hash: string) => ({ table: name, rows: 1, hash })

  it('differ by a changed table, a lost one and a new one', () => {
    const before = [table('orders', 'x'), table('people', 'y'), table('gone', 'z')]
    const after = [table('orders', 'x'), table('people', 'changed'), table('new', 'z')]
    expect(differences(before, after)).toEqual(['people', 'gone', 'new'])
    expect(differences(before, before)).toEqual([])
  })
})
