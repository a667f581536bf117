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

export function callerOf(c: Context<Env>, { session, device, devices }: Cookies, trustedProxies: number): Caller {
  const cookies = readCookies(c.req.header('cookie'))
  return {
    requestId: randomUUID(),
    token: cookies[session] || null,
    address: addressOf(c, trustedProxies),
    device: devices.read(cookies[device]),
    userAgent: c.req.header('user-agent') ?? '',
  }
}
