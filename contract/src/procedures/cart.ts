import { z } from 'zod'
import { Id, LanguageCode, Moment, Picture } from '../fields.ts'
import { Breakdown, Delivery, Quantity } from '../forms/order-fields.ts'
import { LineDetails, ShownLineDetails } from '../forms/product-details.ts'
import { procedure } from '../procedure.ts'
import { fallbackLanguage } from '../values/languages.ts'
import { incoterms, sellingUnits, stockStates } from '../values/products.ts'
import { cartChanges, cartLimits } from '../values/trade.ts'

const Cents = z.int().min(0)
const Language = LanguageCode.default(fallbackLanguage).describe('what the reader reads')

export const PutInCart = z.object({
  productId: Id,
  quantity: Quantity.describe('units'),
  breakdown: Breakdown.nullable().default(null).describe('null: assorted'),
})
export type PutInCart = z.output<typeof PutInCart>

const PutLines = z.array(PutInCart).max(cartLimits.lines)

/** What the browser needs to recompute totals while somebody changes a quantity. */
const Offered = z.object({
  priceCents: Cents.nullable().describe('of one unit; null: shown only after sign-in'),
  tiers: z.array(z.object({ from: z.int(), priceCents: Cents })),
  unit: z.enum(sellingUnits),
  piecesPerUnit: z.int(),
  minimum: z.int(),
  stock: z.int().describe('units left; says nothing where it is made to order'),
  stockState: z.enum(stockStates),
  leadDays: z.int().nullable(),
  basis: z.object({ incoterm: z.enum(incoterms), place: z.string() }),
  details: LineDetails.describe('as the supplier wrote them'),
  shown: ShownLineDetails.describe('the same in the language that was asked for, as far as it is known'),
})

export const CartLine = z.object({
  productId: Id,
  name: z.string(),
  language: LanguageCode.describe('of the name'),
  image: Picture.nullable().describe('the main one; null: none, or no longer listed'),
  quantity: z.int(),
  breakdown: Breakdown.nullable(),
  offered: Offered.nullable().describe('null: no longer listed'),
  unitPriceCents: Cents.nullable().describe('of the tier that the quantity reaches'),
  totalCents: Cents.nullable(),
  seen: z
    .object({ unitPriceCents: Cents, at: Moment, mine: z.boolean().describe('false: a colleague put or changed it') })
    .nullable()
    .describe('the unit price when the line was last put or changed; null: not kept'),
  changes: z.array(z.enum(cartChanges)),
  orderable: z.boolean().describe('as it stands'),
})
export type CartLine = z.infer<typeof CartLine>

/** Lines of one supplier and one price basis. */
export const CartGroup = z.object({
  supplier: z.object({ id: Id, name: z.string(), city: z.string(), verified: z.boolean(), stripe: z.int() }),
  basis: Offered.shape.basis.nullable().describe('of all its prices; null: nothing in it is listed any more'),
  lines: z.array(CartLine),
  totalCents: Cents,
})
export type CartGroup = z.infer<typeof CartGroup>

const Missing = z.array(Id).describe('products that the sum leaves out')

/** Totals and volume of the lines that can be ordered as they are. */
export const Cart = z.object({
  groups: z.array(CartGroup).describe('one order each'),
  count: z.int().describe('lines'),
  totalCents: Cents,
  load: z.object({ cartons: z.int(), cm3: z.int(), grams: z.int(), withoutVolume: Missing, withoutWeight: Missing }),
  containers: z.array(
    z.object({
      feet: z.int(),
      cm3: z.int(),
      grams: z.int(),
      percent: z.int().describe('that the load takes, rounded up; may be over 100'),
    }),
  ),
  unknown: z.array(Id).describe('asked for, but not listed'),
})
export type Cart = z.infer<typeof Cart>

const ChangedCart = z.object({
  productId: Id,
  quantity: z.int().describe('in the cart now'),
  count: z.int().describe('lines in the cart'),
})
export type ChangedCart = z.infer<typeof ChangedCart>

export const MergedCart = z.object({
  count: z.int().describe('lines in the cart'),
  merged: z.array(Id),
  unknown: z.array(Id).describe('no longer listed: left out'),
  capped: z.array(Id).describe('would have been more than can be ordered: now the most that can'),
  full: z.array(Id).describe('left out, because the cart has no room for more lines'),
})
export type MergedCart = z.infer<typeof MergedCart>

export const CheckOut = Delivery.extend({
  productIds: z.array(Id).min(1).max(cartLimits.lines).describe('the lines to order; others stay in the cart'),
  totalCents: Cents.describe('that was seen; decides nothing, but who saw another is told'),
  seenAt: Moment.optional().describe(
    'the latest `seen.at` of these lines: once one was changed after it, nothing is ordered',
  ),
})
export type CheckOut = z.output<typeof CheckOut>

export const CheckedOut = z.object({
  orders: z.array(
    z.object({ id: Id, number: z.string(), supplier: z.object({ id: Id, name: z.string() }), totalCents: Cents }),
  ),
  totalCents: Cents,
})
export type CheckedOut = z.infer<typeof CheckedOut>

const reads = {
  policy: ['customer'],
  rateLimit: { by: 'account', max: 600, seconds: 60 },
  idempotency: 'read',
  audit: 'none',
} as const
const changes = { policy: ['customer'], rateLimit: { by: 'account', max: 120, seconds: 60 } } as const

/** What a company wants to order. Its members share it; stock is not reserved. */
export const cart = {
  get: procedure({
    ...reads,
    summary:
      "My company's cart by supplier and price basis, at today's prices, " +
      'with what changed since and the volume that it takes',
    method: 'GET',
    path: '/cart',
    input: z.object({ language: Language }),
    output: Cart,
    errors: [],
  }),
  count: procedure({
    ...reads,
    summary: 'How many lines the cart has',
    method: 'GET',
    path: '/cart/count',
    input: z.object({}),
    output: z.object({ count: z.int() }),
    errors: [],
  }),
  price: procedure({
    summary: "A visitor's cart, which only their browser keeps, as `cart.get` would answer it",
    method: 'GET',
    path: '/cart/price',
    input: z.object({
      lines: z
        .string()
        .max(100_000)
        .transform((text, { issues }) => {
          try {
            return JSON.parse(text) as unknown
          } catch {
            issues.push({ code: 'custom', input: text })
            return z.NEVER
          }
        })
        .pipe(PutLines)
        .describe('as JSON: [{productId, quantity, breakdown}]'),
      language: Language,
    }),
    output: Cart,
    errors: [],
    policy: 'public',
    rateLimit: { by: 'device', max: 300, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  add: procedure({
    ...changes,
    summary: 'Put a listed product into the cart; more of what is there adds up',
    method: 'POST',
    path: '/cart/lines',
    input: PutInCart.extend({ language: Language }),
    output: ChangedCart,
    errors: ['NOT_FOUND', 'BELOW_MINIMUM', 'OVER_LIMIT', 'BREAKDOWN_DIFFERS', 'CART_FULL'],
    idempotency: 'key',
    audit: 'cart.add',
  }),
  change: procedure({
    ...changes,
    summary: 'Set the quantity of a line, and how it is made up',
    method: 'PUT',
    path: '/cart/lines/:productId',
    input: PutInCart,
    output: ChangedCart,
    errors: ['NOT_FOUND', 'BELOW_MINIMUM', 'OVER_LIMIT', 'BREAKDOWN_DIFFERS'],
    idempotency: 'natural',
    audit: 'cart.change',
  }),
  remove: procedure({
    ...changes,
    summary: 'Take a line out of the cart',
    method: 'DELETE',
    path: '/cart/lines/:productId',
    input: z.object({ productId: Id }),
    output: z.object({ count: z.int().describe('lines that are left') }),
    errors: [],
    idempotency: 'natural',
    audit: 'cart.remove',
  }),
  merge: procedure({
    ...changes,
    summary: "Add what a visitor's browser kept to the cart of whom they turned out to be",
    method: 'POST',
    path: '/cart/merge',
    input: z.object({ lines: PutLines, language: Language }),
    output: MergedCart,
    errors: [],
    idempotency: 'key',
    audit: 'cart.merge',
  }),
  checkOut: procedure({
    ...changes,
    summary:
      'Order these lines: one order for each supplier and price basis, all or none, to one address. ' +
      'Ordered lines leave the cart',
    method: 'POST',
    path: '/cart/checkout',
    input: CheckOut,
    output: CheckedOut,
    confirmed: true,
    errors: [
      'CHANGED_MEANWHILE',
      'NOT_FOUND',
      'BELOW_MINIMUM',
      'OVER_LIMIT',
      'BREAKDOWN_DIFFERS',
      'OUT_OF_STOCK',
      'PRICE_CHANGED',
      'ORDERS_UNPAID',
      'EMAIL_NOT_CONFIRMED',
    ],
    idempotency: 'key',
    audit: 'cart.check-out',
  }),
}
