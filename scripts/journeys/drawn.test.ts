import { expect, it, vi } from 'vitest'

const numbers = Array.from({ length: 40 }, (_, n) => n)

it('every journey that a requirement names is walked, and of the others a share', async () => {
  vi.stubEnv('DRAWN_BY', 'a commit')
  const { isWalked } = await import('../../e2e/system/drawn.ts')
  const walked = (nameOf: (n: number) => string) => numbers.filter((n) => isWalked('journeys/order.e2e.ts', nameOf(n)))
  for (const ids of ['[ORD-04]', '[ORD-04, ORD-05]', '[ORD-04] [I18N-01]', '[ORD-04 ORD-05]'])
    expect(walked((n) => `an order ${n} ${ids}`)).toEqual(numbers)
  expect(walked((n) => `an order ${n} [a, b]`).length).toBeLessThan(numbers.length)
})
