import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Env } from '../http/rest.ts'
import { type HealthParts, serveHealth } from '../http/serve-health.ts'

interface WorkerAddress {
  host: string
  port: number
}

/** Health and metrics of the worker. It works on without them where the address is taken: mail matters more. */
export function serveWorker({ host, port }: WorkerAddress, health: HealthParts, log: Logger): { stop(): void } {
  const app = new Hono<Env>()
  serveHealth(app, health)
  const server = serve({ fetch: app.fetch, hostname: host, port })
  server.on('error', (error) => log.warn({ err: error, wanted: port }, 'health and metrics are not served'))
  void once(server, 'listening').then(
    () => log.info({ port: (server.address() as AddressInfo).port }, 'health and metrics are served'),
    () => {}, // told above
  )
  return { stop: () => void server.close() }
}
