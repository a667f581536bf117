import type { ToastKind } from '../components/ui/toast.tsx'
import { readCookie, writeCookie } from './cookies.ts'

/** Shown once on the page that an action leads to: as a toast, or without scripts as a message on the page. */
export const flashMessages = {
  'signed-out': 'default',
  'sign-out-failed': 'destructive',
  'deletion-requested': 'default',
  'deletion-undone': 'default',
  'export-begun': 'default',
  'mail-queued': 'default',
  'mail-allowed': 'default',
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
  'email-restored': 'default',
  'link-invalid': 'destructive',
  'sessions-ended': 'default',
  'passkey-removed': 'default',
  'token-revoked': 'default',
  'webhook-removed': 'default',
  'delivery-replayed': 'default',
  'deliveries-replayed': 'default',
  'passkeys-removed': 'default',
  'user-confirmed': 'default',
  'passkey-expired': 'destructive',
  'invitation-sent': 'default',
  'invitation-warning': 'destructive',
  'invitation-revoked': 'default',
  'colleague-removed': 'default',
  'company-handed-over': 'default',
  'role-changed': 'default',
  'user-suspended': 'default',
  'payout-proposed': 'default',
  'payout-agreed': 'default',
  'payout-declined': 'default',
  'user-restored': 'default',
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
  'order-cancelled': 'default',
  'inquiry-sent': 'default',
  'order-answered': 'default',
  'change-proposed': 'default',
  'change-accepted': 'default',
  'change-declined': 'default',
  'change-withdrawn': 'default',
  'shipping-updated': 'default',
  'order-status-set': 'default',
  'receipt-confirmed': 'default',
  'problem-reported': 'default',
  'order-annotated': 'default',
  'links-revoked': 'default',
  'proof-sent': 'default',
  'payment-received': 'default',
  'refund-paid': 'default',
  'refund-waits': 'default',
  'refund-withdrawn': 'default',
  'payment-refused': 'default',
  reordered: 'default',
  'orders-changed': 'default',
  'reviews-accepted': 'default',
  'products-undone': 'default',
  'products-changed': 'default',
  'orders-undone': 'default',
  'views-full': 'destructive',
  'view-failed': 'destructive',
  'view-removed': 'default',
  'view-renamed': 'default',
  'view-saved': 'default',
  'settings-saved': 'default',
  'settings-wait': 'default',
  'ways-wait': 'default',
  'paper-added': 'default',
  'paper-removed': 'default',
  'ways-agreed': 'default',
  'ways-withdrawn': 'default',
  'profile-saved': 'default',
  'address-removed': 'default',
  'content-saved': 'default',
  'verification-submitted': 'default',
  'review-listed': 'default',
  'review-accepted': 'default',
  'review-sent-back': 'default',
  'review-rejected': 'default',
  'verification-decided': 'default',
  'import-applying': 'default',
  'order-placed': 'default',
  'orders-placed': 'default',
  'sign-in-to-order': 'neutral',
  'sign-in-to-wish': 'neutral',
  'sign-in-for-cart': 'neutral',
  'sign-in-to-quote': 'neutral',
  'customers-wish': 'destructive',
  'customers-buy': 'destructive',
  'fee-saved': 'default',
  'cart-added': 'default',
  'cart-failed': 'destructive',
  'cart-full': 'destructive',
  'told-when-back': 'default',
  'wish-added': 'default',
  'wish-removed': 'default',
  'wish-failed': 'destructive',
  'wish-kept': 'destructive',
  'quote-requested': 'default',
  'quote-failed': 'destructive',
  'message-sent': 'default',
  'application-submitted': 'default',
  'inquiry-handled': 'default',
  'sign-in-for-feedback': 'neutral',
  'feedback-sent': 'default',
  'feedback-approved': 'default',
  'feedback-rejected': 'default',
  'feedback-shown': 'default',
  'feedback-hidden': 'default',
  'rating-saved': 'default',
  'quote-offered': 'default',
  'quote-countered': 'default',
  'quote-withdrawn': 'default',
  'quote-declined': 'default',
  'quote-ordered': 'default',
  'quote-prepared': 'default',
  'quote-claimed': 'default',
  'claim-agreed': 'default',
  'claim-refused': 'default',
  'reply-sent': 'default',
} as const satisfies Record<string, ToastKind>
export type FlashMessage = keyof typeof flashMessages

const COOKIE = 'notice'

/** Arguments of the texts; never personal data. */
export interface FlashMessageArgs {
  quantity: string
  product: string
  /** of orders */
  numbers: string
}

export const flashCookie = (notice: FlashMessage, secure: boolean, args?: Partial<FlashMessageArgs>): string =>
  writeCookie(COOKIE, args ? `${notice}.${encodeURIComponent(JSON.stringify(args))}` : notice, { secure, seconds: 60 })
export const clearedFlashCookie = (secure: boolean): string => writeCookie(COOKIE, '', { secure, seconds: 0 })

export function flashMessageOf(request: Request): { name: FlashMessage; args: FlashMessageArgs } | undefined {
  const [name = '', args = ''] = readCookie(request, COOKIE)?.split('.') ?? []
  return Object.hasOwn(flashMessages, name) ? { name: name as FlashMessage, args: argsOf(args) } : undefined
}

/** A cookie can hold anything; what is not a known text is ignored. */
function argsOf(written: string): FlashMessageArgs {
  try {
    const {
      quantity = '',
      product = '',
      numbers = '',
    } = JSON.parse(decodeURIComponent(written)) as Partial<FlashMessageArgs>
    return { quantity: String(quantity), product: String(product), numbers: String(numbers) }
  } catch {
    return { quantity: '', product: '', numbers: '' }
  }
}
