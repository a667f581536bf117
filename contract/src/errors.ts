import { z } from 'zod'

/** A field's problem as a closed code; texts translate it. */
export const fieldProblems = ['required', 'tooShort', 'tooLong', 'tooSmall', 'tooBig', 'invalid'] as const

const none = z.object({})
const wait = z.object({ retryAfter: z.int().describe('seconds') })

/** One price of a product before and after a change, in US cents. */
export const PriceDifference = z.object({
  from: z.int().describe('so many units; 1: the price itself'),
  old: z.int().nullable().describe('null: there was none'),
  new: z.int().nullable().describe('null: there will be none'),
})

/** Every failure that a caller may expect. Each has a status and a page in docs/errors. */
export const errors = {
  INPUT_INVALID: { status: 422, args: z.object({ fields: z.record(z.string(), z.enum(fieldProblems)) }) },
  TOO_LARGE: { status: 413, args: none },
  FILE_TOO_LARGE: { status: 413, args: z.object({ maxBytes: z.int() }) },
  INVALID_FILE: { status: 422, args: none },
  TOO_MANY_IMAGES: { status: 422, args: z.object({ max: z.int() }) },
  UNAUTHENTICATED: { status: 401, args: none },
  WRONG_CREDENTIALS: { status: 401, args: none },
  FORBIDDEN: { status: 403, args: none },
  FOREIGN_ORIGIN: { status: 403, args: none },
  NOT_FOUND: { status: 404, args: none },
  WRONG_PASSWORD: { status: 403, args: none },
  REAUTHENTICATION_REQUIRED: { status: 403, args: none },
  SCOPE_REQUIRED: { status: 403, args: none },
  PASSKEY_REQUIRED: { status: 403, args: none },
  PASSKEY_FAILED: { status: 401, args: none },
  PASSKEYS_FULL: { status: 409, args: z.object({ max: z.int().describe('passkeys') }) },
  TOKENS_FULL: { status: 409, args: z.object({ max: z.int().describe('live tokens') }) },
  WEBHOOKS_FULL: { status: 409, args: z.object({ max: z.int().describe('webhooks') }) },
  EMAIL_NOT_CONFIRMED: { status: 403, args: none },
  LINK_INVALID: { status: 404, args: none },
  INVITATION_NOT_FOUND: { status: 404, args: none },
  INVITATION_USED: { status: 409, args: none },
  INVITATION_EXPIRED: { status: 409, args: none },
  ROLE_ALREADY_CHOSEN: { status: 409, args: none },
  GOOGLE_FAILED: { status: 401, args: none },
  KEY_REQUIRED: { status: 400, args: none },
  KEY_REUSED: { status: 409, args: z.object({ answer: z.unknown().describe('what was already done with this key') }) },
  IN_PROGRESS: { status: 409, args: wait },
  LAST_ADMIN: { status: 409, args: none },
  ALREADY_MEMBER: { status: 409, args: none },
  ALREADY_ENDED: { status: 409, args: none },
  ALREADY_DECIDED: { status: 409, args: none },
  CHANGED_MEANWHILE: { status: 409, args: none },
  WRONG_STATE: { status: 409, args: z.object({ state: z.string().describe('in which it is') }) },
  IMAGES_REQUIRED: { status: 422, args: none },
  ENGLISH_REQUIRED: { status: 422, args: none },
  DETAILS_REQUIRED: {
    status: 409,
    args: z.object({ fields: z.array(z.string()).describe('settings that are empty') }),
  },
  ARTICLE_CODE_TAKEN: { status: 409, args: none },
  BELOW_MINIMUM: { status: 409, args: z.object({ productId: z.uuid(), minimum: z.int() }) },
  OVER_LIMIT: { status: 409, args: z.object({ productId: z.uuid(), max: z.int() }) },
  SAMPLE_ORDERED: { status: 409, args: z.object({ days: z.int().describe('in which there is one of a product') }) },
  BREAKDOWN_DIFFERS: { status: 409, args: z.object({ productId: z.uuid() }) },
  OUT_OF_STOCK: { status: 409, args: z.object({ productId: z.uuid(), left: z.int().describe('units') }) },
  PRICES_TO_CONFIRM: {
    status: 409,
    args: z.object({
      prices: z.array(PriceDifference),
      large: z.boolean().describe('one changes by more than 30 %'),
    }),
  },
  PRICE_CHANGED: { status: 409, args: z.object({ totalCents: z.int().describe('what it comes to now') }) },
  CART_FULL: { status: 409, args: z.object({ max: z.int().describe('lines') }) },
  PRODUCTS_FULL: { status: 409, args: z.object({ max: z.int().describe('products') }) },
  ORDERS_UNPAID: { status: 409, args: z.object({ max: z.int().describe('orders') }) },
  VIEWS_FULL: { status: 409, args: z.object({ max: z.int().describe('views') }) },
  CANCEL_REFUSED: { status: 409, args: z.object({ state: z.string().describe('in which it is') }) },
  REASON_REQUIRED: { status: 422, args: none },
  RATE_LIMITED: { status: 429, args: wait },
  INTERNAL: { status: 500, args: z.object({ requestId: z.string() }) },
  UNAVAILABLE: { status: 503, args: wait },
} as const

export type ErrorCode = keyof typeof errors
export type ErrorArgs<C extends ErrorCode> = z.infer<(typeof errors)[C]['args']>

/** Codes that the door itself may answer to any call. */
export const doorErrors = [
  'INPUT_INVALID',
  'TOO_LARGE',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'SCOPE_REQUIRED',
  'FOREIGN_ORIGIN',
  'KEY_REQUIRED',
  'KEY_REUSED',
  'IN_PROGRESS',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
] as const
export type DoorError = (typeof doorErrors)[number]
