import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { procedures, requestFor } from '../testing/call-http.ts'
import { matrixCalls } from '../testing/matrix-calls.ts'
import { openDoor } from '../testing/open-door.ts'
import { testPush } from '../testing/push-service.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const opened = await openDoor()
const { owner, urls } = opened
const { allowedCall } = await matrixCalls(opened)

const MARK = 'zmark'
/** Personal data: our mark, any e-mail, a phone number, a password, the names that the factories give. */
const personal = [new RegExp(MARK, 'i'), /[\w.+-]+@[\w-]+\.\w+/, /\+90/, /correct horse/, /Deniz Test/, /Karadeniz/]

/** Not configured in this process. */
const withoutGoogle = new Set([
  'identity.beginGoogle',
  'identity.signInWithGoogle',
  'identity.reauthenticateWithGoogle',
])

describe('the log', () => {
  it('has a line with the request id for every request, and no personal data', async () => {
    await owner.query(`update people set full_name = full_name || ' ${MARK}'`)
    await owner.query(`update accounts set phone = '+90 532 ${MARK}'`)
    const server = await startServerProcess({
      NODE_ENV: 'test',
      DATABASE_URL: urls.app,
      DATABASE_SIGN_IN_URL: urls.sign_in,
      ORIGIN: 'https://ticarum.example',
      STORAGE_DIR: await temporaryFolder(),
      LOG_LEVEL: 'trace',
      TRUSTED_PROXIES: '1',
      SMS_URL: 'http://127.0.0.1:9/messages', // nobody listens there
      SMS_TOKEN: 'token',
      ...testPush,
    })
    const tokens: string[] = []
    const requestIds: (string | null)[] = []
    const marked = {
      'user-agent': `${MARK} browser`,
      referer: `https://ticarum.example/${MARK}`,
      'x-forwarded-for': MARK,
      'accept-language': MARK,
    }

    async function send(
      path: string,
      init: { method: string; headers: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> },
      token: string | null,
    ) {
      tokens.push(token ?? MARK)
      const cookie = `session=${token}; visitor=${MARK}`
      const response = await fetch(
        `${server.url}${path}${path.includes('?') ? '&' : '?'}search=${MARK}&email=${MARK}@example.com`,
        {
          ...init,
          headers: { ...marked, ...init.headers, cookie },
        },
      )
      requestIds.push(response.headers.get('x-request-id'))
      return response.status
    }

    for (const { name } of procedures) {
      const { input, token } = await allowedCall(name)
      const { path, method, headers, file, body } = requestFor(name, { input })
      const more = body ? { body: body.replace(/^\{/, `{"note": "${MARK}"${body === '{}' ? '' : ','}`) } : {}
      expect(await send(path, { method, headers, ...more, ...(file ? { body: file } : {}) }, token), name).toBe(
        withoutGoogle.has(name) ? 404 : 200,
      )
      await send(
        path,
        { method, headers: {}, ...(body ? { body: `{"email": "${MARK}@example.com", "name": "${MARK}` } : {}) },
        MARK,
      )
    }

    // Database errors that quote the request, over several lines.
    await owner.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no name like %',
          new.name; end $$`,
    )
    await owner.query('create trigger refuse before update on customers for each row execute function refuse()')
    const renamed = requestFor('companies.rename', { input: { name: `Kismayo\n${MARK}\n    at ${MARK} (${MARK})` } })
    const { token } = await allowedCall('companies.getMine')
    expect(await send(renamed.path, renamed, token)).toBe(500)
    await owner.query('drop trigger refuse on customers')
    await owner.query(`alter table customers add constraint unmarked check (name !~ '${MARK}') not valid`)
    expect(await send(renamed.path, { ...renamed, headers: { 'idempotency-key': randomUUID() } }, token)).toBe(500)
    const frame = `at ${MARK} (https://ticarum.example/assets/shell-1a2b3c4.js:1:2?email=${MARK}@example.com)`
    const error = ['TypeError', `"${MARK}" of ${MARK}@example.com is not valid`, frame, `routes/deal/${MARK}1`]
    expect(await send('/browser-errors', { method: 'POST', headers: {}, body: JSON.stringify(error) }, token)).toBe(204)
    for (const path of [`/api/v1/people/${MARK}@example.com`, `/${MARK}`, `/${MARK}/%E0%A4%A`])
      await send(path, { method: 'GET', headers: {} }, token)

    await server.end()
    const lines = server.output().trim().split('\n')
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    const requests = entries.filter(({ msg }) => msg === 'request')
    expect(requests.map(({ requestId }) => requestId)).toEqual(requestIds)
    expect(
      requests.every(
        ({ method, route, status, milliseconds }) => method && route && status && milliseconds !== undefined,
      ),
    ).toBe(true)
    expect(requests.map(({ route }) => route)).toContain('companies.supplier')
    expect(entries.filter(({ msg }) => msg === 'error in a browser')).toMatchObject([
      { requestId: requestIds.at(-4), error: 'TypeError', frames: ['shell-1a2b3c4.js:1:2'] },
    ])
    expect(entries.filter(({ msg }) => msg === 'call failed')).toMatchObject([
      { requestId: requestIds.at(-6), procedure: 'companies.rename', err: { code: 'P0001' } },
      {
        requestId: requestIds.at(-5),
        procedure: 'companies.rename',
        err: { code: '23514', table: 'customers', constraint: 'unmarked' },
      },
    ])

    const leaks = lines.filter((line) =>
      [...personal, ...tokens.map((each) => new RegExp(each))].some((pattern) => pattern.test(line)),
    )
    expect(leaks).toEqual([])
    expect(requests.length).toBeGreaterThanOrEqual(2 * procedures.length)
  })
})
