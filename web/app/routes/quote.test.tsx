import type { Quote, QuoteLine, QuoteVersion } from '@ticarum/contract/procedures/quotes'
import { quoteActOf } from '@ticarum/contract/values/quote-act'
import { type QuoteStanding, quoteActionsOf, waitsForSide } from '@ticarum/contract/values/quote-rules'
import { quoteStates } from '@ticarum/contract/values/quotes'
import { type Role, roles } from '@ticarum/contract/values/roles'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { fieldsOfQuote } from '../features/quotes/page/typed-answer.ts'
import { loadAllTexts } from '../texts.ts'
import QuotePage from './quote.tsx'

beforeAll(loadAllTexts)

const id = '0192f0c0-0000-7000-8000-000000000001'
const at = '2026-11-16T09:00:00.000Z'
const now = new Date(at)

const line: QuoteLine = {
  ...{ productId: id, replaces: null, name: 'Cotton towel', language: 'en', articleCode: null, unit: 'carton' },
  ...{ piecesPerUnit: 24, quantity: 30, breakdown: null, priceCents: 6720, totalCents: 201_600, struckOut: false },
  ...{ madeToOrder: false, image: null, changed: ['quantity'] },
  details: { options: [], facts: [] } as unknown as QuoteLine['details'],
  shown: { options: [], facts: [] } as unknown as QuoteLine['shown'],
}

const version = (number: number, quantity: number): QuoteVersion => ({
  ...{ number, side: number % 2 === 0 ? 'supplier' : 'customer', by: { role: 'customer', name: null }, at },
  ...{ totalCents: 201_600, validUntil: null, leadDays: 21, basis: { incoterm: 'FOB', place: 'Mersin' } },
  ...{
    depositPercent: null,
    wantedOn: null,
    port: null,
    inspection: 'none',
    notes: '',
    notesLanguage: null,
    changed: ['leadDays'],
  },
  lines: [{ ...line, quantity }],
})

const standing = (state: QuoteStanding['state'], full: boolean): QuoteStanding => ({
  state,
  versions: full ? { customer: 6, supplier: 6 } : { customer: 1, supplier: 1 },
  answerBy: '2026-11-20',
})

function quoteFor(role: Role, stands: QuoteStanding): Quote {
  const { state } = stands
  return {
    ...{ id, number: 'QT-10001', requestedAt: at, state, version: 2, totalCents: 201_600, answerBy: '2026-11-20' },
    customer: { id, company: 'Hodan Trading', city: 'Mogadishu', completedOrders: 11 },
    supplier: { id, name: 'Akköy' },
    waitsFor: waitsForSide(state),
    claimAsked: false,
    may: quoteActionsOf(role, stands, now),
    act: quoteActOf(role, stands, now),
    contact: null,
    reason: state === 'declined' ? 'Sold out.' : null,
    order: state === 'ordered' ? { id, number: 'TC-10001' } : null,
    shared: false,
    shown: version(2, 30),
    versions: [version(1, 40), version(2, 30)],
    events: [],
  }
}

async function pageOf(reader: Role, quote: Quote): Promise<string> {
  const answering = (['offer', 'counter'] as const).find((action) => quote.may.includes(action))
  const usual = { validUntil: '2026-11-30', leadDays: null, basis: null }
  const form = answering && { answering, values: fieldsOfQuote(quote, answering, usual), products: [] }
  const destinations = { ports: [], depositPercent: 30, addresses: [], countries: [], email: '', moneyTerms: {} }
  const loader = () => ({
    ...{ reader, quote, before: version(1, 40), dialog: null, destinations, delivery: {}, emailToConfirm: null },
    ...{ form: form ?? null, key: id },
  })
  const path = `/${reader}/quotes/:id`
  const handler = createStaticHandler([{ id: 'quote', path, Component: QuotePage, loader }])
  const context = await handler.query(new Request(`https://ticarum.example/${reader}/quotes/${id}`))
  if (context instanceof Response) throw new Error(`the page answers ${context.status}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />)
}

const found = (html: string, pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, name = '']) => name))]

/** The acts that a page offers: links to dialogs, and buttons of forms. */
const offered = (html: string) =>
  [
    ...found(html, /href="[^"]*[?;]act=(\w+)"/g),
    ...found(html, /<button[^>]*name="intent"[^>]*value="(\w+)"/g),
    ...found(html, /<button[^>]*value="(\w+)"[^>]*name="intent"/g),
  ].toSorted()

const filled = { accept: 'Accept offer', offer: 'Send offer' }

it.each(roles)('a %s finds what the rules permit in every state, with one filled button at most', async (role) => {
  for (const state of quoteStates)
    for (const full of [false, true]) {
      const quote = quoteFor(role, standing(state, full))
      const page = await pageOf(role, quote)
      // and everybody may make a link to it
      expect(offered(page), `${state} ${full}`).toEqual(['link', ...quote.may].toSorted())
      const main = found(page, /<(?:a|button)[^>]*class="button button-main[^>]*>([^<]*)</g)
      const asked = quote.act ? [filled[quote.act]] : quote.order ? ['Order TC-10001'] : []
      expect(main, `${state} ${full}`).toEqual(asked)
    }
})

it('says what changed with what it was, and to a supplier who asks', async () => {
  const page = await pageOf('supplier', quoteFor('supplier', standing('countered', false)))
  expect(page).toMatch(/<del><span class="sr-only">before:<\/span> 40 cartons<\/del>/)
  expect(page).toContain('Mogadishu, 11 completed orders')
  const own = await pageOf('customer', quoteFor('customer', standing('offered', false)))
  expect(own).not.toContain('completed orders')
})
