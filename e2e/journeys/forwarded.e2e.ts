import { createServer, type IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningProxies, startProxies } from '../system/start-proxies.ts'

/** In the server's place: remembers what it was told. */
const told: IncomingHttpHeaders[] = []
const server = createServer((asked, answer) => {
  told.push(asked.headers)
  answer.setHeader('cache-control', 'private, no-store')
  answer.end('done')
})
let proxies: RunningProxies

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  proxies = await startProxies((server.address() as AddressInfo).port)
}, 120_000)
afterAll(async () => {
  await proxies?.stop()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

/** What the server is told of a request by this client. */
async function toldOf(
  localAddress: string,
  { method = 'GET', path = '/auth', headers = {} as Record<string, string | string[]> } = {},
) {
  const before = told.length
  await new Promise<void>((answered, failed) => {
    const options = { host: '127.0.0.1', port: proxies.port, path, method, localAddress, rejectUnauthorized: false }
    const sent = request({ ...options, agent: false, headers: { host: 'ticarum.example', ...headers } }, (answer) => {
      answer.resume().once('end', answered)
    })
    sent.on('error', failed).end(method === 'POST' ? 'typed=something' : undefined)
  })
  expect(told).toHaveLength(before + 1)
  return told.at(-1) ?? {}
}

describe('behind haproxy and varnish as they are documented', () => {
  it.each(['127.0.0.1', '127.0.0.2', '127.0.0.77'])('the server is told the address of %s', async (address) => {
    expect(await toldOf(address)).toMatchObject({
      host: 'ticarum.example',
      'x-forwarded-for': address,
      'x-forwarded-proto': 'https',
    })
  })

  it('and nothing that a client claims', async () => {
    const lies = [
      { 'x-forwarded-for': '198.51.100.1' },
      { 'x-forwarded-for': '198.51.100.1, 198.51.100.2, 198.51.100.3' },
      { 'x-forwarded-for': ['198.51.100.1', '198.51.100.2'] },
      { 'X-FORWARDED-FOR': '127.0.0.1', 'x-forwarded-proto': 'http' },
      { forwarded: 'for=198.51.100.1;proto=http' },
      { 'x-real-ip': '198.51.100.1' },
    ]
    for (const headers of lies)
      for (const ask of [{}, { method: 'POST' }, { path: '/products' }, { path: '/orders' }]) {
        const seen = await toldOf('127.0.0.3', { ...ask, headers })
        expect(seen, JSON.stringify({ headers, ask })).toMatchObject({
          'x-forwarded-for': '127.0.0.3',
          'x-forwarded-proto': 'https',
        })
        expect(seen).not.toHaveProperty('forwarded')
      }
  })
})
