import { parse, serialize } from 'hono/utils/cookie'
import type { Caller } from '../door/caller.ts'
import type { DeviceCookies } from './device-cookie.ts'

const DEVICE_LIFE = 365 * 24 * 3600 // seconds

/** What is read from the cookies of a request, and set by its response. */
export interface Cookies {
  session: string
  device: string
  secure: boolean
  devices: DeviceCookies
}

/** `__Host-` binds a cookie to this host and to https; development runs on http and goes without. */
export function cookiesOf(secure: boolean, devices: DeviceCookies): Cookies {
  const prefix = secure ? '__Host-' : ''
  return { session: `${prefix}session`, device: `${prefix}device`, secure, devices }
}

export const readCookies = (header: string | undefined): Record<string, string> => (header ? parse(header) : {})

/** Sets the cookies that the call changed. */
export function setCookies({ session, device, secure, devices }: Cookies, caller: Caller, headers: Headers): void {
  const options = { path: '/', httpOnly: true, secure, sameSite: 'Lax' } as const
  const { sessionCookie, deviceCookie } = caller
  if (sessionCookie === 'clear') headers.append('set-cookie', serialize(session, '', { ...options, maxAge: 0 }))
  else if (sessionCookie)
    headers.append(
      'set-cookie',
      serialize(session, sessionCookie.token, { ...options, expires: sessionCookie.expiresAt }),
    )
  if (deviceCookie)
    headers.append('set-cookie', serialize(device, devices.write(deviceCookie), { ...options, maxAge: DEVICE_LIFE }))
}
