import { z } from 'zod'
import { Id, LanguageCode, Moment, Page, Picture, pageOf } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { fallbackLanguage } from '../values/languages.ts'
import { verificationChecks, verificationStates } from '../values/products.ts'
import { MIN_RATINGS } from '../values/ratings.ts'
import { companyKinds } from '../values/roles.ts'
import { OrderEvent } from './order-shapes.ts'

/** What customers gave a supplier: a measured figure with its number. */
export const SupplierRating = z.object({
  mean: z.number().min(1).max(5).describe('of all ratings, to one decimal'),
  count: z.int().min(MIN_RATINGS),
})
export type SupplierRating = z.infer<typeof SupplierRating>

export const CompanyName = z.string().trim().min(2).max(100)

export const SupplierCard = z.object({
  id: Id,
  name: z.string(),
  city: z.string(),
  country: z.string(),
  verified: z.boolean(),
  stripe: z.int().describe('its place in the order of stripes: no two suppliers share one'),
  since: Moment,
  rating: SupplierRating.optional().describe('none while there are fewer than three ratings'),
})

/** Beside a product: its supplier, and what was checked for the seal. */
export const SupplierBox = SupplierCard.extend({
  logo: Picture.nullable(),
  listedProducts: z.int(),
  seal: z
    .object({ checks: z.array(z.enum(verificationChecks)), verifiedAt: Moment.nullable(), validUntil: Moment })
    .nullable()
    .describe('what was checked, when, and until when that holds'),
})
export type SupplierBox = z.infer<typeof SupplierBox>

export const SupplierProfile = SupplierBox.extend({
  description: z.string(),
  businessEmail: z.string().nullable(),
  legalName: z.string().nullable(),
  registryNumber: z.string().nullable(),
})

export const MyCompany = z.object({
  id: Id,
  kind: z.enum(companyKinds),
  name: z.string(),
  city: z.string(),
  members: z.array(z.object({ id: Id, fullName: z.string(), owner: z.boolean() })),
})

/** How many of the latest events a dashboard shows. */
export const LATEST_EVENTS = 6

/** What happened to a supplier. */
export const Activity = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('order'),
    at: Moment,
    event: OrderEvent,
    order: z.object({ id: Id, number: z.string(), customer: z.string() }),
  }),
  z.object({
    kind: z.literal('listed'),
    at: Moment,
    product: z.object({ id: Id, name: z.string(), language: LanguageCode }),
  }),
  z.object({ kind: z.literal('verification'), at: Moment, state: z.enum(verificationStates) }),
  z.object({ kind: z.literal('welcome'), at: Moment }),
])
export type Activity = z.infer<typeof Activity>

export const RenameCompany = z.object({ name: CompanyName })

export const companies = {
  listSuppliers: procedure({
    summary: 'Suppliers, newest first',
    method: 'GET',
    path: '/suppliers',
    input: Page,
    output: pageOf(SupplierCard),
    errors: [],
    policy: 'public',
    rateLimit: { by: 'device', max: 600, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  supplier: procedure({
    summary: 'One supplier, as everybody sees it',
    method: 'GET',
    path: '/suppliers/:id',
    input: z.object({ id: Id }),
    output: SupplierProfile,
    errors: ['NOT_FOUND'],
    policy: 'public',
    rateLimit: { by: 'device', max: 600, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  getMine: procedure({
    summary: 'My company and its members',
    method: 'GET',
    path: '/company',
    input: z.object({}),
    output: MyCompany,
    errors: ['NOT_FOUND'],
    policy: ['supplier', 'customer'],
    rateLimit: { by: 'account', max: 300, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  activity: procedure({
    summary: 'The latest of my company: orders, listed products, verification; it begins with a welcome',
    method: 'GET',
    path: '/company/activity',
    input: z.object({ language: LanguageCode.default(fallbackLanguage).describe('of the names of products') }),
    output: z.object({ items: z.array(Activity).max(LATEST_EVENTS) }),
    errors: ['NOT_FOUND'],
    policy: ['supplier'],
    rateLimit: { by: 'account', max: 300, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  rename: procedure({
    summary:
      'Give my company another name; its owners may, and every member is told. With the seal it waits for an admin',
    method: 'PATCH',
    path: '/company',
    input: RenameCompany,
    output: MyCompany.pick({ id: true, name: true }).extend({
      waits: z.boolean().describe('the other name waits for an admin; `name` is the one in effect'),
    }),
    errors: ['NOT_FOUND'],
    policy: ['supplier', 'customer'],
    rateLimit: { by: 'account', max: 30, seconds: 60 },
    idempotency: 'key',
    audit: 'companies.rename',
  }),
}
