import { z } from 'zod'
import { Done, FullName } from '../fields.ts'
import { Phone } from '../forms/order-fields.ts'
import { procedure } from '../procedure.ts'
import { CompanyName } from './companies.ts'

const optionalText = (longest: number) => z.string().trim().max(longest).default('')

export const SaveProfile = z.object({
  fullName: FullName,
  phone: z.union([z.literal(''), Phone]).default(''),
  address: optionalText(200),
})
export type SaveProfile = z.output<typeof SaveProfile>

export const SaveCustomerCompany = z.object({
  name: CompanyName,
  legalName: optionalText(100),
  address: optionalText(200),
  taxNumber: optionalText(100),
})
export type SaveCustomerCompany = z.output<typeof SaveCustomerCompany>

export const Profile = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  company: z
    .object({
      name: z.string(),
      legalName: z.string(),
      address: z.string(),
      taxNumber: z.string(),
      mayChange: z.boolean().describe('owners save, members read'),
    })
    .describe('as it stands on papers'),
})
export type Profile = z.infer<typeof Profile>

const mine = { policy: ['customer'], rateLimit: { by: 'account', max: 120, seconds: 60 } } as const

/** A customer's person and company. */
export const profile = {
  get: procedure({
    ...mine,
    summary: 'Who I am, and my company',
    method: 'GET',
    path: '/profile',
    input: z.object({}),
    output: Profile,
    errors: ['NOT_FOUND'],
    idempotency: 'read',
    audit: 'none',
  }),
  save: procedure({
    ...mine,
    summary: 'Save my name, phone and address',
    method: 'PUT',
    path: '/profile',
    input: SaveProfile,
    output: Done,
    errors: [],
    idempotency: 'key',
    audit: 'profile.save',
  }),
  saveCompany: procedure({
    ...mine,
    summary: "Save my company's names, address and tax number; its owners may, and every member is told of a new name",
    method: 'PUT',
    path: '/profile/company',
    input: SaveCustomerCompany,
    output: Done,
    errors: ['NOT_FOUND'],
    idempotency: 'key',
    audit: 'profile.save-company',
  }),
}
