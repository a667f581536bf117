import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { Caller } from '../door/caller.ts'
import { isAddress } from '../door/network.ts'
import { type Cookies, readCookies } from './cookies.ts'
import type { Env } from './rest.ts'

/** The IP address comes from the socket, or from as many proxies as the settings trust. */
function addressOf(c: Context<Env>, trustedProxies: number): string {
  const socket = c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1'
  if (trustedProxies === 0) return socket
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',')
  const hop = chain.at(-trustedProxies)?.trim() ?? ''
  return isAddress(hop) ? hop : socket
}

/** Only the API is called by tokens: pages and files know people. */
const apiTokenOf = (c: Context<Env>): string | null =>
  c.req.path.startsWith('/api/v1/') ? (/^bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null) : null

export function callerOf(c: Context<Env>, { session, device, devices }: Cookies, trustedProxies: number): Caller {
  const cookies = readCookies(c.req.header('cookie'))
  const apiToken = apiTokenOf(c)
  return {
    requestId: randomUUID(),
    token: apiToken === null ? cookies[session] || null : null,
    apiToken,
    address: addressOf(c, trustedProxies),
    device: devices.read(cookies[device]),
    userAgent: c.req.header('user-agent') ?? '',
  }
}
