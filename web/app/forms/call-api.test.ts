import { afterEach, expect, expectTypeOf, it, vi } from 'vitest'
import { callApi } from './call-api.ts'

const PRODUCT = '0192f0c1-2222-7000-8000-000000000001'
const KEY = '0b6f1a58-6b1d-4f0c-9d6e-0f7a2c1d3e4f'

function answerWith(status: number, body: unknown) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
afterEach(() => vi.unstubAllGlobals())

it('asks where the contract says, with what the path leaves, under the key that it was given', async () => {
  const fetched = answerWith(200, { productId: PRODUCT, quantity: 3, count: 1 })
  const added = await callApi('cart.add', { productId: PRODUCT, quantity: 3 }, KEY)
  expect(added).toEqual({ ok: true, value: { productId: PRODUCT, quantity: 3, count: 1 } })
  await callApi('cart.change', { productId: PRODUCT, quantity: 4 })
  await callApi('cart.get', { language: 'so' })

  const asked = fetched.mock.calls.map(([url, { method, body, headers }]) => [
    `${method} ${url}`,
    body,
    new Headers(headers).get('idempotency-key'),
  ])
  expect(asked).toEqual([
    ['POST /api/v1/cart/lines', JSON.stringify({ productId: PRODUCT, quantity: 3 }), KEY],
    [`PUT /api/v1/cart/lines/${PRODUCT}`, JSON.stringify({ quantity: 4 }), null],
    ['GET /api/v1/cart?language=so', undefined, null],
  ])
})

it("gives a domain error with the contract's code, and says so when there was no answer", async () => {
  answerWith(409, { code: 'CART_FULL', args: { max: 100 } })
  const refused = await callApi('cart.add', { productId: PRODUCT, quantity: 3 }, KEY)
  expect(refused).toEqual({ ok: false, code: 'CART_FULL', args: { max: 100 } })
  if (!refused.ok && refused.code === 'CART_FULL') expectTypeOf(refused.args.max).toEqualTypeOf<number>()

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await callApi('cart.add', { productId: PRODUCT, quantity: 3 }, KEY)).toEqual({ ok: false })
})

it('takes only what the contract declares', () => {
  const calls = () => {
    // @ts-expect-error no such procedure
    callApi('cart.fill', {})
    // @ts-expect-error adding needs the key of its button
    callApi('cart.add', { productId: PRODUCT, quantity: 3 })
    // @ts-expect-error a quantity is a number
    callApi('cart.change', { productId: PRODUCT, quantity: 'three' })
  }
  expectTypeOf(calls).toBeFunction()
})
