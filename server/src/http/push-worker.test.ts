import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { Env } from './rest.ts'
import { servePushWorker } from './serve-push-worker.ts'

const source = readFileSync(new URL('push-worker.js', import.meta.url), 'utf8')
const origin = 'https://ticarum.example'

/** The script as a browser runs it: what it listens to, shows and opens. */
function runWorker() {
  const handlers: Record<string, (event: object) => void> = {}
  const shown: [title: string, options: object][] = []
  const opened: string[] = []
  const self = {
    location: new URL(`${origin}/push-worker.js`),
    addEventListener: (name: string, handler: (event: object) => void) => {
      handlers[name] = handler
    },
    registration: { showNotification: async (title: string, options: object) => void shown.push([title, options]) },
    clients: { openWindow: async (url: string) => void opened.push(url) },
  }
  runInNewContext(source, { self, URL })
  const waitUntil = () => {}
  return {
    handlers,
    shown,
    opened,
    push: (text: string | null) =>
      handlers.push?.({ waitUntil, data: text === null ? null : { json: () => JSON.parse(text) } }),
    click: (data: object | null) =>
      handlers.notificationclick?.({ waitUntil, notification: { data, close: () => opened.push('closed') } }),
  }
}

describe('the script of devices', () => {
  it('listens to messages and presses only: pages load as without it', () => {
    expect(Object.keys(runWorker().handlers)).toEqual(['push', 'notificationclick'])
  })

  it('shows what it is told, and replaces what has the same tag', () => {
    const { push, shown } = runWorker()
    const path = '/supplier/notifications/1'
    push(JSON.stringify({ title: 'طلب جديد', body: 'TC-1', path, tag: 'a', language: 'ar', direction: 'rtl' }))
    expect(shown).toEqual([
      ['طلب جديد', { body: 'TC-1', lang: 'ar', dir: 'rtl', data: { path }, tag: 'a', renotify: true }],
    ])
  })

  it.each([null, 'not json'])('shows something when it can’t read %s', (text) => {
    const { push, shown } = runWorker()
    push(text)
    expect(shown).toMatchObject([['Ticarum', { data: { path: '/own/notifications' } }]])
  })

  it('opens the notice, and nothing of another site', () => {
    const { click, opened } = runWorker()
    for (const path of ['/supplier/notifications/1?bundle', '//attacker.example/', 'https://attacker.example/'])
      click({ path })
    click(null)
    expect(opened.filter((url) => url !== 'closed')).toEqual([
      `${origin}/supplier/notifications/1?bundle`,
      origin,
      origin,
      `${origin}/`,
    ])
  })

  it('is asked for anew each time, and may load nothing', async () => {
    const app = new Hono<Env>()
    servePushWorker(app)
    const response = await app.request('/push-worker.js')
    expect(await response.text()).toBe(source)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'",
    })
  })
})
