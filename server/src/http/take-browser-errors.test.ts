import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { newCaller, newDevice } from '../door/caller.ts'
import type { Env } from './rest.ts'
import { takeBrowserErrors } from './take-browser-errors.ts'

const stack = 'at https://ticarum.example/assets/shell-1a2b3c4.js:1:2'
const few = {
  device: { points: 3, duration: 600 },
  network: { points: 6, duration: 600 },
  all: { points: 8, duration: 60 },
}
const many = { points: 10_000, duration: 60 }

/** The endpoint alone, with callers that the test chooses. */
function open(limits = { device: many, network: many, all: many }) {
  const lines: Record<string, unknown>[] = []
  const taken: string[] = []
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) })
  let caller = newCaller({ address: '198.51.100.1' })
  const app = new Hono<Env>()
  app.use('*', (c, next) => {
    c.set('caller', caller)
    return next()
  })
  takeBrowserErrors(app, { log, observe: (each) => taken.push(each), limits })
  async function send(body: string, headers: Record<string, string> = {}): Promise<string> {
    const length = { 'content-length': String(Buffer.byteLength(body)) }
    const response = await app.request('/browser-errors', { method: 'POST', body, headers: { ...length, ...headers } })
    expect([response.status, await response.text()]).toEqual([204, ''])
    return taken.at(-1) ?? ''
  }
  return {
    lines,
    send,
    tell: (message: string) => send(JSON.stringify(['TypeError', message, stack, 'routes/product'])),
    from: (address: string, device = newDevice()) => {
      caller = newCaller({ address, device })
    },
  }
}

it('logs the first of a kind, and then every tenth, hundredth …', async () => {
  const { tell, lines } = open()
  for (let n = 1; n <= 100; n++) await tell('e.map is not a function')
  await tell('e.at is not a function')
  expect(lines.map(({ msg, message, times, route }) => ({ msg, message, times, route }))).toEqual(
    [
      ...[1, 10, 100].map((times) => ({ message: 'e.map is not a function', times })),
      { message: 'e.at is not a function', times: 1 },
    ].map((line) => ({ msg: 'error in a browser', route: 'routes/product', ...line })),
  )
})

it('has limits for a device, for a network and for all together', async () => {
  const { tell, from } = open(few)
  const outcomes: string[] = []
  const five = async () => {
    for (let n = 0; n < 5; n++) outcomes.push((await tell('no')) === 'limited' ? 'limited' : 'read')
  }
  for (const address of ['198.51.100.1', '198.51.100.1', '198.51.100.1', '203.0.113.1', '192.0.2.1']) {
    from(address)
    await five()
  }
  const read = (n: number) => outcomes.slice(5 * n, 5 * n + 5).filter((each) => each === 'read').length
  expect([0, 1, 2, 3, 4].map(read)).toEqual([3, 3, 0, 2, 0])
})

it('reads nothing else, and says nothing', async () => {
  const { send, lines } = open()
  expect(await send(JSON.stringify(['TypeError', 'a'.repeat(20_000), stack, null]))).toBe('unreadable')
  for (const body of ['', 'no json', '{}', '[]', '["a"]', '[1,2,3,4]', 'null', `["a","b","c","d","e"]`])
    expect(await send(body), body).toBe('unreadable')
  expect(await send('["Error","no",null,null]')).toBe('foreign')
  expect(lines).toEqual([])
})
