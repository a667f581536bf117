import { readFileSync } from 'node:fs'
import type { Hono } from 'hono'
import type { Env } from './rest.ts'

const SOURCE = readFileSync(new URL('push-worker.js', import.meta.url), 'utf8')

/** The script that shows notices on a device. It stands at the top, because its folder bounds the pages it serves. */
export function servePushWorker(app: Hono<Env>): void {
  app.get('/push-worker.js', (c) =>
    c.body(SOURCE, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'",
    }),
  )
}
