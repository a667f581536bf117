import { readCookie, writeCookie } from './cookies.ts'

/** What a page says once about the act that led to it. */
export const notices = ['signed-out'] as const
export type Notice = (typeof notices)[number]

const COOKIE = 'notice'

export const noticeCookie = (notice: Notice, secure: boolean): string => writeCookie(COOKIE, notice, { secure, seconds: 60 })
export const clearedNoticeCookie = (secure: boolean): string => writeCookie(COOKIE, '', { secure, seconds: 0 })

export function noticeOf(request: Request): Notice | undefined {
  const value = readCookie(request, COOKIE)
  return notices.find((notice) => notice === value)
}
