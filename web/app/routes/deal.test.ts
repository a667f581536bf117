import type { Api, Visit } from '@ticarum/server/client'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { apiContext, visitContext } from '../context/contexts.ts'
import { headers, loader } from './deal.tsx'

const QUOTE = '0199c2f0-0000-7000-8000-000000000001'
const found = {
  ok: true,
  value: {
    ...{ quoteId: QUOTE, number: 'QT-10001', state: 'offered', totalCents: 1000, lines: [] },
    supplier: { name: 'Akköy', verified: true },
  },
}
const refused = (code: string) => ({ ok: false, code })

interface Reader {
  role: 'customer' | 'supplier' | 'admin' | null
  /** whether the deal is one of their company's */
  own: boolean
}

/** The page's answer to this answer of the server. */
async function opened(answer: object, reader?: Reader) {
  const context = new RouterContextProvider()
  context.set(apiContext, {
    deals: { get: { try: async () => answer } },
    quotes: { get: { try: async () => (reader?.own ? { ok: true } : refused('NOT_FOUND')) } },
    identity: {
      session: {
        try: async () => (reader ? { ok: true, value: { user: { role: reader.role } } } : refused('UNAUTHENTICATED')),
      },
    },
  } as unknown as Api)
  context.set(visitContext, { origin: 'https://ticarum.example' } as unknown as Visit)
  const url = new URL('https://ticarum.example/deal/token')
  const { init, data } = await loader({
    ...{ context, url, pattern: '/deal/:token', params: { token: 'token' } },
    request: new Request(url),
  })
  return { status: init?.status ?? 200, headers: headers({ loaderHeaders: new Headers(init?.headers) }), data }
}

it.each([
  [200, found],
  [404, refused('NOT_FOUND')],
  [404, refused('INPUT_INVALID')],
  [429, refused('RATE_LIMITED')],
])(
  'a deal link is a secret: answered by %i, it is neither cached, nor indexed, nor passed on',
  async (status, answer) => {
    const page = await opened(answer)
    expect(page.status).toBe(status)
    expect(Object.fromEntries(page.headers)).toEqual({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  },
)

describe('from a deal goes on', () => {
  it.each([
    [
      'a visitor, by signing in',
      undefined,
      'visitor',
      `/auth?returnTo=${encodeURIComponent(`/customer/quotes/${QUOTE}`)}`,
      false,
    ],
    ['a member of the customer', { role: 'customer', own: true }, 'member', `/customer/quotes/${QUOTE}`, false],
    ['a member of the supplier', { role: 'supplier', own: true }, 'member', `/supplier/quotes/${QUOTE}`, false],
    ['the desk', { role: 'admin', own: true }, 'member', `/admin/quotes/${QUOTE}`, false],
    [
      'a visitor, of what nobody has claimed',
      undefined,
      'visitor',
      `/auth?returnTo=${encodeURIComponent('/deal/token/claim')}`,
      true,
    ],
    ['a customer, of what nobody has claimed', { role: 'customer', own: false }, 'claimant', '/deal/token/claim', true],
    ['no supplier, of what nobody has claimed', { role: 'supplier', own: false }, 'stranger', null, true],
    ['nobody of another company', { role: 'customer', own: false }, 'stranger', null, false],
    ['nobody without a role', { role: null, own: true }, 'stranger', null, false],
  ] as const)('%s', async (_, reader, as, to, claimable) => {
    const { data } = await opened({ ...found, value: { ...found.value, claimable } }, reader)
    expect(data).toMatchObject({ way: { as, to }, address: 'https://ticarum.example/deal/token' })
    expect(JSON.stringify(data.deal)).not.toContain(QUOTE)
  })
})
