import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { Env } from './rest.ts'
import { securityHeaders } from './security-headers.ts'

async function headersIn(production: boolean): Promise<Record<string, string>> {
  const set = new Map<string, string>()
  const outgoing = { setHeader: (name: string, value: string) => set.set(name, value) }
  const app = new Hono<Env>().use('*', securityHeaders(production)).get('/', (c) => c.text('ok'))
  await app.request('/', {}, { outgoing })
  return Object.fromEntries(set)
}

const everywhere = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
}

it('every response carries them; https is demanded for a year in production alone', async () => {
  expect(await headersIn(false)).toEqual(everywhere)
  expect(await headersIn(true)).toEqual({
    ...everywhere,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
})
