import { z } from 'zod'
import { Moment } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { incoterms } from '../values/products.ts'

export const SynonymGroup = z.array(z.string().trim().min(1).max(60)).min(2).max(20)

export const SaveCompanySettings = z.object({
  version: Moment.describe('of what was read'),
  publishAtOnce: z.boolean().describe('products of verified suppliers need no review'),
  incoterm: z.enum(incoterms).describe('what a price includes where its product does not say'),
  basisPlace: z.string().trim().min(2).max(60),
  synonyms: z.array(SynonymGroup).max(2000).describe('groups of words that mean the same, in whatever language'),
})
export type SaveCompanySettings = z.output<typeof SaveCompanySettings>

export const CompanySettings = SaveCompanySettings.extend({ synonyms: z.array(z.array(z.string())) })
export type CompanySettings = z.infer<typeof CompanySettings>

const admins = { policy: ['admin'], rateLimit: { by: 'account', max: 120, seconds: 60 } } as const

/** How the trading company runs its catalogue. */
export const companySettings = {
  get: procedure({
    ...admins,
    summary: 'Publishing rule, default price basis and synonyms',
    method: 'GET',
    path: '/company-settings',
    input: z.object({}),
    output: CompanySettings,
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  save: procedure({
    ...admins,
    summary: 'Change them; every change is audited',
    method: 'PUT',
    path: '/company-settings',
    input: SaveCompanySettings,
    output: CompanySettings.pick({ version: true }),
    errors: ['CHANGED_MEANWHILE'],
    idempotency: 'key',
    audit: 'company-settings.save',
  }),
}
