import { z } from 'zod'
import { CurrencyCode, Done, LanguageCode } from '../fields.ts'
import { procedure } from '../procedure.ts'

export const CustomerSettings = z.object({
  emailNotifications: z.boolean().describe('notifications are also mailed; what concerns security always is'),
  orderUpdates: z.boolean().describe('among them those about orders'),
  promotions: z.boolean().describe('agreed to mail that advertises'),
  profileVisible: z.boolean().describe('a supplier sees who placed an order before the order is confirmed'),
  orderHistory: z.boolean().describe('colleagues see who placed an order'),
  language: LanguageCode.describe('of pages and mail'),
  currency: CurrencyCode.describe('shown beside dollars; orders stay in dollars'),
})
export type CustomerSettings = z.infer<typeof CustomerSettings>

const mine = { policy: ['customer'], rateLimit: { by: 'account', max: 120, seconds: 60 } } as const

/** What a customer's person wants: mail, what others see, language, display currency. */
export const customerSettings = {
  get: procedure({
    ...mine,
    summary: 'My settings',
    method: 'GET',
    path: '/customer-settings',
    input: z.object({}),
    output: CustomerSettings,
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  save: procedure({
    ...mine,
    summary: 'Save my settings',
    method: 'PUT',
    path: '/customer-settings',
    input: CustomerSettings,
    output: Done,
    errors: [],
    idempotency: 'key',
    audit: 'customer-settings.save',
  }),
}
