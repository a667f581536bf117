import { z } from 'zod'
import { Id, Moment, Page, Picture, pageOf } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { verificationChecks } from '../values/products.ts'
import { companyKinds } from '../values/roles.ts'

export const CompanyName = z.string().trim().min(2).max(100)

export const SupplierCard = z.object({
  id: Id,
  name: z.string(),
  city: z.string(),
  country: z.string(),
  verified: z.boolean(),
  stripe: z.int().describe('its place in the order of stripes: no two suppliers share one'),
  since: Moment,
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
    rateLimit: { by: 'address', max: 600, seconds: 60 },
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
    rateLimit: { by: 'address', max: 600, seconds: 60 },
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
  rename: procedure({
    summary: 'Give my company another name; its owners may, and every member is told',
    method: 'PATCH',
    path: '/company',
    input: RenameCompany,
    output: MyCompany.pick({ id: true, name: true }),
    errors: ['NOT_FOUND'],
    policy: ['supplier', 'customer'],
    rateLimit: { by: 'account', max: 30, seconds: 60 },
    idempotency: 'key',
    audit: 'companies.rename',
  }),
}
