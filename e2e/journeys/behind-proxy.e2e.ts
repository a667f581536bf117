import { randomUUID } from 'node:crypto'
import { type IncomingMessage, request } from 'node:http'
import { freePort } from '@ticarum/db/free-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../system/start-server.ts'

const ORIGIN = 'https://ticarum.test'
let server: RunningServer

beforeAll(async () => {
  server = await startServer({
    NODE_ENV: 'production',
    ORIGIN,
    DATABASE_URL: `postgres://app:secret@127.0.0.1:${await freePort()}/ticarum`,
    DATABASE_SIGN_IN_URL: `postgres://sign_in:secret@127.0.0.1:${await freePort()}/ticarum`,
    STORAGE_DIR: '/nowhere',
    DEVICE_SECRET: 'signs what limits tell devices apart by',
    DEAL_SECRET: 'makes the tokens of links to deals',
  })
})
afterAll(() => server.stop())

/** A request as a proxy passes it on that ends TLS: with the site's host name, over plain HTTP. */
function send(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<IncomingMessage> {
  return new Promise((answered, failed) => {
    const sent = request(
      server.url + path,
      {
        method,
        agent: false,
        headers: { host: 'ticarum.test', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      },
      (answer) => {
        answer.resume()
        answered(answer)
      },
    )
    sent.on('error', failed)
    sent.end(body)
  })
}

describe('in production, behind a proxy that ends TLS', () => {
  it('takes a form of its own pages, and its cookies travel over https only', async () => {
    const { statusCode, headers } = await send('POST', '/language', { origin: ORIGIN }, 'language=so&back=/auth')
    expect({ statusCode, location: headers.location }).toEqual({ statusCode: 302, location: '/auth' })
    expect(headers['set-cookie']).toEqual(['language=so; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=31536000'])
    // Accepted: only the database is missing, which this server does not have.
    expect((await send('POST', '/auth', { origin: ORIGIN }, 'email=nobody&password=short')).statusCode).toBe(503)
  })

  it('gives the reader of the sign-in page a device, by a signed cookie', async () => {
    const { headers } = await send('GET', '/auth')
    expect(headers['set-cookie']?.find((cookie) => cookie.startsWith('__Host-device='))).toMatch(
      /^__Host-device=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect((await send('GET', '/healthz')).headers).not.toHaveProperty('set-cookie')
  })

  it('refuses a form from elsewhere', async () => {
    expect((await send('POST', '/language', { origin: 'https://elsewhere.example' }, 'language=so')).statusCode).toBe(
      403,
    )
  })

  it('treats a body that is no form as an empty one', async () => {
    expect(
      (await send('POST', '/language', { origin: ORIGIN, 'content-type': 'application/json' }, '{"language":"so"}'))
        .headers,
    ).not.toHaveProperty('set-cookie')
    expect((await send('PUT', '/auth', { origin: ORIGIN, 'content-type': 'text/plain' }, 'nothing')).statusCode).toBe(
      503,
    )
  })

  it('redirects to no other site', async () => {
    expect(
      (await send('POST', '/language', { origin: ORIGIN }, 'language=so&back=//elsewhere.example')).headers.location,
    ).toBe('/')
  })

  it('asks browsers to come back over https only', async () => {
    expect((await send('GET', '/healthz')).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    )
  })

  it('refuses a form that is too large, and takes files where a form has them', async () => {
    expect((await send('POST', '/auth', { origin: ORIGIN }, `email=${'a'.repeat(300_000)}`)).statusCode).toBe(413)
    const file = 'content-disposition: form-data; name="files"; filename="a.pdf"'
    const withFile = `--x\r\n${file}\r\n\r\n${'a'.repeat(400_000)}\r\n--x--\r\n`
    const asForm = { origin: ORIGIN, 'content-type': 'multipart/form-data; boundary=x' }
    // The catalogue is refused by its content, so the form comes back; only its database is missing.
    expect([422, 503]).toContain((await send('POST', '/suppliers', asForm, withFile)).statusCode)
    expect((await send('POST', `/orders/${randomUUID()}`, asForm, withFile)).statusCode, 'of a visitor').toBe(413)
  })

  it('lets files with a hash in their name be cached for good, and answers 404 for missing ones', async () => {
    const gone = await send('GET', '/assets/gone-00000000.js')
    expect({ status: gone.statusCode, type: gone.headers['content-type'] }).toMatchObject({
      status: 404,
      type: expect.stringContaining('text/plain'),
    })
    const font = await send('GET', '/fonts/readex-pro-arabic.woff2')
    expect(font.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'font/woff2',
    })
    expect((await send('GET', '/assets/..%2f..%2fserver/index.js')).statusCode).toBe(404)
    expect((await send('GET', '/.vite/manifest.json')).statusCode).toBe(404)
  })
})
