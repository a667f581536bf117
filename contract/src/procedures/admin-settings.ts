import { z } from 'zod'
import { Done, Email, FullName } from '../fields.ts'
import { procedure } from '../procedure.ts'

const toggles = {
  newOrders: z.boolean().describe('what happens with orders is mailed to me'),
  newUsers: z.boolean().describe('who joined'),
  newFeedback: z.boolean(),
  systemAlerts: z.boolean().describe('reported problems, orders that cannot be supplied, and everything else'),
}

export const SaveAdminSettings = z.object({
  fullName: FullName,
  email: Email.optional().describe("the account's own; another one is refused"),
  ...toggles,
})
export type SaveAdminSettings = z.output<typeof SaveAdminSettings>

export const AdminSettings = z.object({ fullName: z.string(), email: z.string(), ...toggles })
export type AdminSettings = z.infer<typeof AdminSettings>

const mine = { policy: ['admin'], rateLimit: { by: 'account', max: 120, seconds: 60 } } as const

/** An admin's own settings; those of the company are `companySettings` and `tradeSettings`. */
export const adminSettings = {
  get: procedure({
    ...mine,
    summary: 'My name, address and what is mailed to me',
    method: 'GET',
    path: '/admin-settings',
    input: z.object({}),
    output: AdminSettings,
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  save: procedure({
    ...mine,
    summary: 'Save my name and what is mailed to me',
    method: 'PUT',
    path: '/admin-settings',
    input: SaveAdminSettings,
    output: Done,
    errors: [],
    idempotency: 'key',
    audit: 'admin-settings.save',
  }),
}
