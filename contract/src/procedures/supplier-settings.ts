import { z } from 'zod'
import { Done, Email, FullName, Id, Moment } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { emailChoices } from '../values/reviews.ts'
import { taxNumberFits } from '../values/tax-number.ts'
import { CompanyName } from './companies.ts'
import { Image } from './images.ts'
import { CheckedFields, Verification } from './verifications.ts'

const Place = z.string().trim().min(2).max(50)
const Registered = z.string().trim().max(100)

/** Whoever chooses to show another e-mail must give it. */
export const emailIfOther = z.check<{ emailShown: string; businessEmail: string }>(({ value, issues }) => {
  if (value.emailShown === 'other' && value.businessEmail === '')
    issues.push({ code: 'too_small', origin: 'string', minimum: 1, path: ['businessEmail'], input: '', continue: true })
})

export const rightTaxNumber = z.check<{ country: string; taxNumber: string }>(({ value, issues }) => {
  if (!taxNumberFits(value.country, value.taxNumber))
    issues.push({ code: 'custom', path: ['taxNumber'], input: value.taxNumber, continue: true })
})

export const SaveSupplierSettings = z
  .object({
    fullName: FullName.describe("the signed-in person's own"),
    companyName: CompanyName,
    phone: z.string().trim().min(8).max(20),
    address: z.string().trim().min(10).max(200),
    city: Place,
    country: Place,
    description: z.string().trim().max(500).default(''),
    legalName: Registered.default(''),
    registryNumber: Registered.default(''),
    taxNumber: Registered.default(''),
    emailShown: z
      .enum(emailChoices)
      .default('account')
      .describe("which address the profile shows: the account's own, another one, or none"),
    businessEmail: z
      .union([z.literal(''), Email])
      .default('')
      .describe('the other one'),
    logoId: Id.optional().describe('a picture uploaded before, or the one that it has; none: no logo'),
    pricesAfterSignIn: z
      .boolean()
      .optional()
      .describe('whether visitors see no prices, only whoever is signed in; none: as it is'),
  })
  .check(emailIfOther, rightTaxNumber)
export type SaveSupplierSettings = z.output<typeof SaveSupplierSettings>

export const SupplierSettings = z.object({
  supplierId: Id,
  mayChange: z.boolean().describe('owners save, members read'),
  fullName: z.string(),
  companyName: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  description: z.string(),
  legalName: z.string(),
  registryNumber: z.string(),
  taxNumber: z.string(),
  emailShown: z.enum(emailChoices),
  businessEmail: z.string().describe('the one that is or will be shown; empty: none'),
  accountEmail: z.string(),
  emailIsPublic: z.boolean().describe("the account's own address becomes public with the first listed product"),
  logo: Image.nullable(),
  pricesAfterSignIn: z.boolean().describe('visitors see no prices, only whoever is signed in'),
  stripe: z.int(),
  since: Moment,
  verification: Verification,
  change: z
    .object({
      state: z.enum(['waiting', 'refused']),
      to: CheckedFields,
      reason: z.string().nullable().describe('why it was refused'),
      since: Moment,
    })
    .nullable()
    .describe(
      'what the company wants to change of what was checked for the seal; until it is accepted, all else holds',
    ),
})
export type SupplierSettings = z.infer<typeof SupplierSettings>

const mine = { policy: ['supplier'], rateLimit: { by: 'account', max: 120, seconds: 60 } } as const

/** What a supplier says about itself: some of it is public, the rest is only for the company. */
export const supplierSettings = {
  get: procedure({
    ...mine,
    summary: "My company's settings, and where its verification stands",
    method: 'GET',
    path: '/supplier-settings',
    input: z.object({}),
    output: SupplierSettings,
    errors: ['NOT_FOUND'],
    idempotency: 'read',
    audit: 'none',
  }),
  save: procedure({
    ...mine,
    summary:
      "Save my company's settings; its owners may. With the seal, a change of what was checked waits for an admin; " +
      'sending what is in effect takes it back',
    method: 'PUT',
    path: '/supplier-settings',
    input: SaveSupplierSettings,
    output: Done.extend({ waits: z.boolean().describe('whether a change waits for an admin now') }),
    errors: ['NOT_FOUND'],
    idempotency: 'key',
    audit: 'supplier-settings.save',
  }),
}
