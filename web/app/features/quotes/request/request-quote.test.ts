import type { Api, Visit } from '@ticarum/server/client'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { apiContext, visitContext } from '../../../context/contexts.ts'
import { type Goods, loadRequest } from './load-request.server.ts'
import { askAgain, askForCartGroup, askForProduct, askForProducts, NEW_QUOTE_PATH } from './paths.ts'
import { readRequest, requestQuoteAction } from './request-quote.server.ts'

const id = (n: number) => `0192f0c0-0000-7000-8000-00000000000${n}`
const options = [{ name: 'Size', values: ['40', '41'] }]

/** Products 1 and 2 are of one supplier at two price bases, 3 of another; 4 is no longer listed. */
const goodsAt = (n: number) => ({
  ...{ productId: id(n), name: `Product ${n}`, language: 'en', image: null, quantity: 1, breakdown: null },
  offered: { minimum: 10 * n, details: { options: n === 1 ? options : [] }, shown: { options: [] } },
})
const suppliers = [{ groups: [[1], [2]] }, { groups: [[3]] }]

const pricing = async ({ lines }: { lines: string }) => {
  const asked = (JSON.parse(lines) as { productId: string }[]).map(({ productId }) => productId)
  const groups = suppliers.flatMap(({ groups: own }, place) =>
    own.map((numbers) => ({
      supplier: { id: id(8 + place), name: `Supplier ${place}` },
      lines: numbers.map(goodsAt).filter(({ productId }) => asked.includes(productId)),
    })),
  )
  return { groups: groups.filter((group) => group.lines.length > 0) }
}

const breakdown = [{ values: ['41'], quantity: 60 }]
const kept = [
  { productId: id(1), quantity: 60, breakdown },
  { productId: id(2), quantity: 2400, breakdown: null },
]

function visiting(path: string, { role = 'customer' as string | null, typed = undefined as object | undefined } = {}) {
  const requested: { input: object; key: string }[] = []
  const user = { role, email: 'a@example.com', emailToConfirm: null }
  const api = {
    identity: { session: { try: async () => (role === null ? { ok: false } : { ok: true, value: { user } }) } },
    cart: { price: pricing, get: async () => ({ groups: [{ lines: [{ productId: id(3) }] }, { lines: kept }] }) },
    orders: { get: async () => ({ lines: kept, port: 'SOBBO' }) },
    tradeSettings: { ports: async () => ({ ports: ['SOMGQ', 'SOBBO'].map((code) => ({ code, name: code })) }) },
    addresses: { list: async () => ({ addresses: [{ port: 'SOMGQ' }] }) },
    quotes: {
      request: {
        try: async (input: object, key: string) => {
          requested.push({ input, key })
          return { ok: true, value: { id: id(7), number: 'QT-10001' } }
        },
      },
    },
  }
  const context = new RouterContextProvider()
  context.set(apiContext, api as unknown as Api)
  context.set(visitContext, { secure: true, toldOfFailure: () => {} } as Partial<Visit> as Visit)
  const url = new URL(path, 'https://ticarum.example')
  const body = typed && new URLSearchParams(typed as Record<string, string>)
  const request = new Request(url, body ? { method: 'POST', body } : {})
  return { args: { context, url, request, pattern: NEW_QUOTE_PATH, params: {} }, requested }
}
const loaded = (path: string) => loadRequest(visiting(path).args)
const goodsIn = ({ suppliers: all }: Awaited<ReturnType<typeof loaded>>) =>
  all.map(({ goods }) => goods.map(({ productId }) => productId))

describe('the form begins with what its start knows', () => {
  it('a product: its minimum, or what was typed elsewhere, and the port of the last order', async () => {
    expect((await loaded(askForProducts([id(2)]))).values).toEqual({
      ...{ port: 'SOMGQ', notesLanguage: 'en', [`${id(2)}.quantity`]: '20' },
    })
    const typed = { quantity: '5000', 'part.1': '5000', port: 'SOBBO' }
    expect((await loaded(askForProduct(id(1), typed))).values).toEqual({
      ...{ port: 'SOBBO', notesLanguage: 'en', [`${id(1)}.quantity`]: '5000', [`${id(1)}.part.1`]: '5000' },
    })
  })

  it('a group of the cart, and an order with its port: quantities and breakdowns as they are there', async () => {
    const lines = { [`${id(1)}.quantity`]: '60', [`${id(1)}.part.1`]: '60', [`${id(2)}.quantity`]: '2400' }
    expect((await loaded(askForCartGroup(id(2)))).values).toEqual({ port: 'SOMGQ', notesLanguage: 'en', ...lines })
    expect((await loaded(askAgain(id(5)))).values).toEqual({ port: 'SOBBO', notesLanguage: 'en', ...lines })
    expect(goodsIn(await loaded(askForCartGroup(id(6))))).toEqual([])
  })

  it('products of several suppliers by supplier, whatever their prices include, and how many are gone', async () => {
    const several = await loaded(askForProducts([id(1), id(3), id(2), id(4), 'nothing', id(1)]))
    expect(goodsIn(several)).toEqual([[id(1), id(2)], [id(3)]])
    expect(several).toMatchObject({ unlisted: 2, leftOut: 0 })
  })

  it('at most a hundred', async () => {
    const many = Array.from({ length: 103 }, (_, n) => id(0).slice(0, -3) + String(n).padStart(3, '0'))
    expect(await loaded(askForProducts(many))).toMatchObject({ leftOut: 3 })
  })

  it('for customers: a visitor signs in first and comes back, others are led home', async () => {
    const path = askForProduct(id(1), { quantity: '5000' })
    const answer = await loadRequest(visiting(path, { role: null }).args).catch((thrown: Response) => thrown)
    const to = answer instanceof Response ? (answer.headers.get('location') ?? '') : ''
    expect(new URL(to, 'https://ticarum.example').searchParams.get('returnTo')).toBe(path)
    for (const role of ['supplier', 'admin']) {
      const led = await loadRequest(visiting(path, { role }).args).catch((thrown: Response) => thrown)
      expect(led instanceof Response && led.headers.get('location')).toBe('/')
    }
  })
})

describe('what is sent', () => {
  const goods = [1, 2].map(goodsAt) as unknown as Goods[]
  const typed = { [`${id(1)}.quantity`]: '1,200', [`${id(1)}.price`]: '9,50', [`${id(2)}.quantity`]: '' }

  it('is read line by line; of several, one without a quantity is left out', () => {
    expect(readRequest(goods, { ...typed, port: 'SOBBO', notes: ' Mixed ', notesLanguage: 'tr' })).toEqual({
      ok: true,
      value: {
        ...{ port: 'SOBBO', notes: 'Mixed', notesLanguage: 'tr', wantedOn: null, inspection: 'none' },
        lines: [{ productId: id(1), quantity: 1200, breakdown: null, priceCents: 950 }],
      },
    })
  })

  it('says by line what is wrong with it', () => {
    expect(readRequest(goods, { ...typed, [`${id(1)}.part.0`]: '7', [`${id(2)}.quantity`]: 'many' })).toEqual({
      ok: false,
      fields: { [`${id(1)}.part.0`]: 'invalid', [`${id(2)}.quantity`]: 'invalid' },
    })
    expect(readRequest(goods, {})).toEqual({ ok: false, fields: { [`${id(1)}.quantity`]: 'required' } })
  })

  it('is asked once for each form, and leads to the quote', async () => {
    const form = { key: id(9), intent: 'request', lines: id(2), [`${id(2)}.quantity`]: '7' }
    const [one, again] = [visiting(NEW_QUOTE_PATH, { typed: form }), visiting(NEW_QUOTE_PATH, { typed: form })]
    const answer = await requestQuoteAction(one.args)
    expect(answer instanceof Response && answer.headers.get('location')).toBe(`/customer/quotes/${id(7)}?done`)
    await requestQuoteAction(again.args)
    expect(one.requested).toMatchObject([{ input: { lines: [{ productId: id(2), quantity: 7 }] } }])
    expect(again.requested).toEqual(one.requested)
  })

  it('is refused as a whole once a product is gone', async () => {
    const form = { key: id(9), intent: 'request', lines: `${id(2)},${id(4)}`, [`${id(2)}.quantity`]: '7' }
    const { args, requested } = visiting(NEW_QUOTE_PATH, { typed: form })
    expect(await requestQuoteAction(args)).toMatchObject({ data: { code: 'NOT_FOUND' }, init: { status: 404 } })
    expect(requested).toEqual([])
  })
})
