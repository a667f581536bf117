import { z } from 'zod'
import { Moment } from '../fields.ts'
import { Phone } from '../forms/order-fields.ts'
import { procedure } from '../procedure.ts'

const fact = (longest: number) => z.string().trim().max(longest).default('')
const phone = z.union([z.literal(''), Phone]).default('')

/** Who the trading company is. What is empty is shown nowhere. */
export const SaveCompanyFacts = z.object({
  version: Moment.describe('of what was read'),
  legalName: fact(200).describe('as it is registered'),
  address: fact(300).describe('of its seat'),
  taxNumber: fact(100).describe('with the tax office'),
  phone: phone.describe('for customers with an order, in international format'),
  whatsapp: phone.describe('number, in international format'),
})
export type SaveCompanyFacts = z.output<typeof SaveCompanyFacts>

export const CompanyFacts = z.object({
  version: Moment,
  legalName: z.string(),
  address: z.string(),
  taxNumber: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
})
export type CompanyFacts = z.infer<typeof CompanyFacts>

/** Facts of the trading company, for papers and for the contact page. */
export const companyFacts = {
  get: procedure({
    summary: 'Legal name, address, tax number, telephone and WhatsApp of the trading company',
    method: 'GET',
    path: '/company-facts',
    input: z.object({}),
    output: CompanyFacts,
    errors: [],
    policy: 'public',
    rateLimit: { by: 'device', max: 600, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  save: procedure({
    summary: 'Change them; papers that are printed from now on have the new ones',
    method: 'PUT',
    path: '/company-facts',
    input: SaveCompanyFacts,
    output: CompanyFacts.pick({ version: true }),
    errors: ['CHANGED_MEANWHILE'],
    policy: ['admin'],
    rateLimit: { by: 'account', max: 120, seconds: 60 },
    idempotency: 'key',
    audit: 'company-facts.save',
  }),
}
