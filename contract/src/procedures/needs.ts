import { z } from 'zod'
import { Done, Email, Id, LanguageCode, Moment } from '../fields.ts'
import { Quantity } from '../forms/order-fields.ts'
import { admins, procedure } from '../procedure.ts'
import { MAX_IMAGE_BYTES } from '../values/images.ts'
import { fallbackLanguage } from '../values/languages.ts'
import { MOST_ASKED_PRODUCTS } from '../values/needs.ts'
import { Honeypot, TypedText, visitors } from './contact-messages.ts'

export const Need = z.object({
  what: TypedText.trim().min(3).max(1000),
  quantity: Quantity.nullable().default(null).describe('pieces, cartons or as `what` says; null: not said'),
  port: z.string().trim().max(5).default('').describe('code of the port of destination; empty: not said'),
})

/** What somebody without an account says of themselves. */
export const NeedContact = z.object({ name: TypedText.trim().min(1).max(100), email: Email })

const pictureId = Id.nullable().default(null).describe('of a picture that was sent before; null: none')

export const SendNeed = Need.extend({ ...NeedContact.shape, ...Honeypot.shape, pictureId })
export type SendNeed = z.output<typeof SendNeed>

export const TellNeed = Need.extend({
  language: LanguageCode.default(fallbackLanguage).describe('in which the page was read'),
  pictureId,
})
export type TellNeed = z.output<typeof TellNeed>

export const AskForNeed = z.object({
  id: Id.describe('of the need'),
  productIds: z
    .array(Id)
    .min(1)
    .max(MOST_ASKED_PRODUCTS)
    .describe('that come nearest to it, each supplier is asked for its own; a supplier may offer another product'),
  quantity: Quantity.describe('wanted of each'),
  notes: TypedText.trim().max(1000).default('').describe('to the suppliers'),
})
export type AskForNeed = z.output<typeof AskForNeed>

const act = { ...admins, idempotency: 'key' } as const

/** What people look for and did not find; the desk asks suppliers for it (decision 72). */
export const needs = {
  upload: procedure({
    ...visitors,
    rateLimit: { by: 'device', max: 60, seconds: 3600, shared: true },
    summary:
      'Upload a picture of what is needed: PNG, JPG or WEBP of at most 5MB. ' +
      'One that no need takes is deleted after a day',
    method: 'POST',
    path: '/need-pictures',
    input: z.object({}),
    file: { maxBytes: MAX_IMAGE_BYTES },
    output: z.object({ id: Id }),
    errors: ['INVALID_FILE', 'FILE_TOO_LARGE'],
    audit: 'needs.upload',
  }),
  send: procedure({
    ...visitors,
    rateLimit: { by: 'device', max: 20, seconds: 3600, shared: true },
    summary: 'Tell the company what you need, without an account; answered within 24 hours on business days',
    method: 'POST',
    path: '/needs',
    input: SendNeed,
    output: Done,
    errors: [],
    audit: 'needs.send',
  }),
  tell: procedure({
    policy: ['customer'],
    rateLimit: { by: 'account', max: 20, seconds: 3600, shared: true },
    summary: 'Tell the company what your company needs; answered within 24 hours on business days',
    method: 'POST',
    path: '/my-needs',
    input: TellNeed,
    output: Done,
    confirmed: true,
    errors: ['NOT_FOUND', 'EMAIL_NOT_CONFIRMED'],
    idempotency: 'key',
    audit: 'needs.tell',
  }),
  getPicture: procedure({
    ...admins,
    summary: 'The picture of a need; it is served at /files/needs/{id}',
    method: 'GET',
    path: '/need-pictures/:id',
    input: z.object({ id: Id.describe('of the picture') }),
    output: z.object({
      file: z.string().describe('where it is stored'),
      fileName: z.string(),
      type: z.string().describe('media type'),
    }),
    errors: ['NOT_FOUND'],
    idempotency: 'read',
    audit: 'none',
  }),
  ask: procedure({
    ...act,
    summary: 'Ask the suppliers of these products for a price, in the name of the customer who needs it',
    method: 'POST',
    path: '/needs/:id/quotes',
    input: AskForNeed,
    output: z.object({ quoteIds: z.array(Id).describe('one for each supplier') }),
    errors: ['NOT_FOUND', 'WRONG_STATE'],
    audit: 'needs.ask',
  }),
  sendDeals: procedure({
    ...act,
    summary: 'Send the links to the offers that have come since, in one message by e-mail',
    method: 'POST',
    path: '/needs/:id/deals',
    input: z.object({ id: Id.describe('of the need'), version: Moment.describe('`version` of the item of the inbox') }),
    output: z.object({ sent: z.int().describe('offers') }),
    errors: ['NOT_FOUND', 'WRONG_STATE', 'CHANGED_MEANWHILE'],
    audit: 'needs.send-deals',
  }),
}
