import type { Api } from '@ticarum/server/client'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { apiContext } from '../context/contexts.ts'
import { headers, loader } from './track.tsx'

/** The headers of the page, with this answer of the server. */
async function headersFor(answer: object) {
  const context = new RouterContextProvider()
  context.set(apiContext, { tracking: { get: { try: async () => answer } } } as unknown as Api)
  const url = new URL('https://ticarum.example/track/token')
  const loaded = await loader({
    ...{ context, url, pattern: '/track/:token', params: { token: 'token' } },
    request: new Request(url),
  })
  return { status: loaded.init?.status ?? 200, headers: headers({ loaderHeaders: new Headers(loaded.init?.headers) }) }
}

it.each([
  [200, { ok: true, value: {} }],
  [404, { ok: false, code: 'NOT_FOUND' }],
  [404, { ok: false, code: 'INPUT_INVALID' }],
  [429, { ok: false, code: 'RATE_LIMITED' }],
])(
  'a tracking link is a secret: answered by %i, it is neither cached, nor indexed, nor passed on',
  async (status, answer) => {
    const page = await headersFor(answer)
    expect(page.status).toBe(status)
    expect(Object.fromEntries(page.headers)).toEqual({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  },
)
