import type { Api, Visit } from '@ticarum/server/client'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { apiContext, visitContext } from '../../../context/contexts.ts'
import { loadPrepare } from './load-prepare.server.ts'
import { PREPARE_PATH, preparePath } from './paths.ts'
import { prepareQuoteAction } from './prepare-quote.server.ts'

const id = (n: number) => `0192f0c0-0000-7000-8000-00000000000${n}`
const goodsAt = (n: number) => ({
  ...{ productId: id(n), name: `Product ${n}`, language: 'en', image: null, quantity: 1, breakdown: null },
  offered: { minimum: 10 * n, details: { options: [] }, shown: { options: [] } },
})

/** Products 1 and 2 are of one supplier, 3 is of another. */
const pricing = async ({ lines }: { lines: string }) => {
  const asked = (JSON.parse(lines) as { productId: string }[]).map(({ productId }) => productId)
  const groups = [[1, 2], [3]].map((numbers, place) => ({
    supplier: { id: id(8 + place), name: `Supplier ${place}` },
    lines: numbers.map(goodsAt).filter(({ productId }) => asked.includes(productId)),
  }))
  return { groups: groups.filter((group) => group.lines.length > 0) }
}

const company = { id: id(6), kind: 'customer', name: 'Hodan Trading', city: 'Mogadishu' }

function visiting(path: string, { role = 'admin', typed = undefined as object | undefined } = {}) {
  const sent: object[] = []
  const searched: object[] = []
  const api = {
    identity: { session: { try: async () => ({ ok: true, value: { user: { role } } }) } },
    cart: { price: pricing },
    tradeSettings: { ports: async () => ({ ports: [{ code: 'SOMGQ', name: 'Mogadishu' }] }) },
    users: { get: { try: async () => ({ ok: true, value: { id: id(5), fullName: 'Hodan', company } }) } },
    listings: {
      list: {
        try: async (input: object) => {
          searched.push(input)
          return { ok: true, value: { items: [{ id: id(1) }, { id: id(2) }] } }
        },
      },
    },
    quotes: {
      prepare: {
        try: async (input: object) => {
          sent.push(input)
          return { ok: true, value: { id: id(7), number: 'QT-10001', claimed: false } }
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
  return { args: { context, url, request, pattern: PREPARE_PATH, params: {} }, sent, searched }
}

describe('the form of the desk', () => {
  it('begins with the products of one supplier, and finds others of the same', async () => {
    const path = `${preparePath({ productIds: [id(1), id(3), 'nothing'] })}&q=quilt`
    const { args, searched } = visiting(path)
    const loaded = await loadPrepare(args)
    expect(loaded).toMatchObject({ productIds: [id(1)], leftOut: 2, customer: null, found: [{ id: id(2) }] })
    expect(loaded.values).toMatchObject({ [`${id(1)}.quantity`]: '10' })
    expect(searched).toMatchObject([{ q: 'quilt', supplierId: id(8) }])
  })

  it('is for a company, or for a contact', async () => {
    const asked = await loadPrepare(visiting(preparePath({ productIds: [], customer: id(5) })).args)
    expect(asked).toMatchObject({ asked: null, found: null, customer: { userId: id(5), companyId: id(6) } })
  })

  it('is for admins', async () => {
    for (const role of ['customer', 'supplier']) {
      const led = await loadPrepare(visiting(PREPARE_PATH, { role }).args).catch((thrown: Response) => thrown)
      expect(led instanceof Response && led.headers.get('location')).toBe('/')
    }
  })
})

describe('what is sent', () => {
  const line = { key: id(9), lines: id(1), [`${id(1)}.quantity`]: '1,200' }
  const contact = { 'contact.company': 'Warsame', 'contact.name': 'Faadumo Warsame', 'contact.language': 'so' }
  const send = (typed: object) => visiting(PREPARE_PATH, { typed: { ...line, ...typed } })

  it('names a contact, whose number gets its country code, or a company', async () => {
    const [one, other] = [send({ ...contact, 'contact.phone': '0612345678' }), send({ customerId: id(6) })]
    const answer = await prepareQuoteAction(one.args)
    expect(answer instanceof Response && answer.headers.get('location')).toBe(`/admin/quotes/${id(7)}?done`)
    await prepareQuoteAction(other.args)
    expect([one.sent, other.sent]).toMatchObject([
      [{ customerId: null, contact: { name: 'Faadumo Warsame', email: null, phone: '+252612345678' } }],
      [{ customerId: id(6), contact: null, lines: [{ productId: id(1), quantity: 1200 }] }],
    ])
  })

  it('is refused by field: lines and contact together', async () => {
    const { args, sent } = send({ ...contact, 'contact.name': '', [`${id(1)}.quantity`]: 'many' })
    expect(await prepareQuoteAction(args)).toMatchObject({
      data: { fields: { 'contact.name': expect.any(String), [`${id(1)}.quantity`]: 'invalid' } },
    })
    expect(sent).toEqual([])
  })
})
