import type { Api, Visit } from '@ticarum/server/client'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { apiContext, visitContext } from '../context/contexts.ts'
import { action, headers, loader } from './claim-deal.tsx'

const QUOTE = '0199c2f0-0000-7000-8000-000000000001'
const refused = (code: string) => ({ ok: false, code, args: {} })
const claimOf = (state: string | null) => ({ ok: true, value: { claim: state && { quoteId: QUOTE, state } } })

interface Given {
  role?: string | null
  deal?: object
  claim?: object
  claimed?: object
}

function visiting({ role = 'customer', deal, claim = claimOf(null), claimed = {} }: Given, typed?: object) {
  const found = { ok: true, value: { number: 'QT-10001', supplier: { name: 'Akköy' }, claimable: true } }
  const user = { role, email: 'a@example.com', emailToConfirm: null }
  const context = new RouterContextProvider()
  context.set(apiContext, {
    identity: { session: { try: async () => (role ? { ok: true, value: { user } } : refused('UNAUTHENTICATED')) } },
    deals: {
      get: { try: async () => deal ?? found },
      getClaim: { try: async () => claim },
      claim: { try: async () => claimed },
    },
  } as unknown as Api)
  context.set(visitContext, { secure: true, toldOfFailure: () => {} } as Partial<Visit> as Visit)
  const url = new URL('https://ticarum.example/deal/token/claim')
  const body = typed && new URLSearchParams(typed as Record<string, string>)
  const request = new Request(url, body ? { method: 'POST', body } : {})
  return { context, url, request, pattern: '/deal/:token/claim', params: { token: 'token' } }
}
const loaded = async (given: Given) => loader(visiting(given)).catch((thrown: Response) => thrown)
const ledTo = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : undefined)

it('a visitor signs in and comes back, others than customers go home', async () => {
  expect(ledTo(await loaded({ role: null }))).toBe(`/auth?returnTo=${encodeURIComponent('/deal/token/claim')}`)
  expect(ledTo(await loaded({ role: 'supplier' }))).toBe('/')
})

it.each([
  [null, true, 'open'],
  ['asked', true, 'asked'],
  ['refused', true, 'refused'],
  [null, false, 'gone'],
] as const)(
  'a claim that is %s, of a quote that can be claimed or not (%s), is %s',
  async (state, claimable, shown) => {
    const value = { number: 'QT-10001', supplier: { name: 'Akköy' }, claimable }
    const answer = await loaded({ deal: { ok: true, value }, claim: claimOf(state) })
    if (answer instanceof Response) throw new Error('led away')
    expect(answer.data).toMatchObject({ state: shown, deal: { number: 'QT-10001', supplier: 'Akköy' } })
    expect(Object.fromEntries(headers({ loaderHeaders: new Headers(answer.init?.headers) }))).toEqual({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  },
)

it('whose company has the quote goes on to it, and a link that is none is 404', async () => {
  expect(ledTo(await loaded({ claim: claimOf('agreed') }))).toBe(`/customer/quotes/${QUOTE}`)
  const gone = await loaded({ deal: refused('NOT_FOUND') })
  expect(!(gone instanceof Response) && gone.init?.status).toBe(404)
})

it('a press leads to the quote, or to what the desk is asked', async () => {
  const pressed = (state: string) =>
    action(visiting({ claimed: { ok: true, value: { quoteId: QUOTE, state } } }, { intent: 'claim', key: QUOTE }))
  expect(ledTo(await pressed('agreed'))).toBe(`/customer/quotes/${QUOTE}`)
  expect(ledTo(await pressed('asked'))).toBe('/deal/token/claim?done')
  const late = await action(visiting({ claimed: refused('WRONG_STATE') }, { intent: 'claim', key: QUOTE }))
  expect(late).toMatchObject({ data: { code: 'WRONG_STATE' }, init: { status: 409 } })
})
