import { readCookie, writeCookie } from './cookies.ts'

/** What a page says once about the act that led to it, as a toast or, without JavaScript, as a notice on the page. */
export const notices = {
  'signed-out': 'default',
  'signed-up': 'default',
  'sign-in-to-choose': 'destructive',
  'registered-supplier': 'default',
  'registered-customer': 'default',
  'role-failed': 'destructive',
  'google-failed': 'destructive',
  'account-created': 'default',
  joined: 'default',
  'reset-mail-sent': 'default',
  'password-changed': 'default',
  'confirmation-sent': 'default',
  'email-confirmed': 'default',
  'link-invalid': 'destructive',
  'sessions-ended': 'default',
  'invitation-sent': 'default',
  'invitation-warning': 'destructive',
  'invitation-revoked': 'default',
  'colleague-removed': 'default',
  'product-added': 'default',
  'product-added-draft': 'default',
  'product-added-listed': 'default',
  'product-updated': 'default',
  'product-updated-waits': 'default',
  'product-deleted': 'default',
  'product-deleted-here': 'default',
  'product-paused': 'default',
  'product-resumed': 'default',
  'product-submitted': 'default',
  'product-duplicated': 'default',
  'prices-confirmed': 'default',
  'settings-saved': 'default',
  'verification-submitted': 'default',
  'review-listed': 'default',
  'review-accepted': 'default',
  'review-sent-back': 'default',
  'review-rejected': 'default',
  'verification-decided': 'default',
  'import-applying': 'default',
} as const satisfies Record<string, 'default' | 'destructive'>
export type Notice = keyof typeof notices

const COOKIE = 'notice'

export const noticeCookie = (notice: Notice, secure: boolean): string => writeCookie(COOKIE, notice, { secure, seconds: 60 })
export const clearedNoticeCookie = (secure: boolean): string => writeCookie(COOKIE, '', { secure, seconds: 0 })

export function noticeOf(request: Request): Notice | undefined {
  const value = readCookie(request, COOKIE)
  return value !== undefined && Object.hasOwn(notices, value) ? (value as Notice) : undefined
}
