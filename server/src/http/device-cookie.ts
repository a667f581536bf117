import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Device } from '../door/caller.ts'

const LONGEST = 400 // characters of a cookie that is looked at

export interface DeviceCookies {
  /** null for what we did not sign */
  read(cookie: string | undefined): Device | null
  write(device: Device): string
}

/** The parts of a device and their signature, with dots between. */
export function deviceCookies(secret: string): DeviceCookies {
  const signed = (parts: string) => createHmac('sha256', secret).update(`device ${parts}`).digest()
  return {
    read(cookie) {
      if (!cookie || cookie.length > LONGEST) return null
      const end = cookie.lastIndexOf('.')
      const parts = cookie.slice(0, Math.max(end, 0))
      const [given, right] = [Buffer.from(cookie.slice(end + 1), 'base64url'), signed(parts)]
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null
      const [id = '', ...knows] = parts.split('.')
      return { id, knows }
    },
    write({ id, knows }) {
      const parts = [id, ...knows].join('.')
      return `${parts}.${signed(parts).toString('base64url')}`
    },
  }
}
