import { z } from 'zod'
import { orderQuantity } from '../values/trade.ts'

export { addedUp, breakdownFits } from '../values/breakdown.ts'
export { orderQuantity }

/** What is asked wherever something is ordered: in the dialog, in the cart, in an offer. */

/** Whole units. What is over the limit is refused by name, with a way onward, and not as a mistyped field. */
export const Quantity = z.int().min(orderQuantity.min).max(1_000_000)

/** How a quantity is made up of a product's options; none: assorted. */
export const Breakdown = z
  .array(
    z.object({
      values: z.array(z.string().min(1).max(40)).min(1).max(2).describe('one of each option, in their order'),
      quantity: Quantity,
    }),
  )
  .min(1)
  .max(400)
export type Breakdown = z.infer<typeof Breakdown>

const optionalText = (longest: number) => z.string().trim().max(longest).default('')

export const ShippingAddress = z.object({
  street: z.string().trim().min(1).max(200),
  city: z.string().trim().min(1).max(100),
  state: optionalText(100).describe('or province'),
  postalCode: optionalText(20),
  country: z.string().trim().min(1).max(60),
})
export type ShippingAddress = z.output<typeof ShippingAddress>

/** '+252 61 234 5678' or '00252…' → '+252612345678': what a telephone and WhatsApp both take. */
export const Phone = z
  .string()
  .trim()
  .max(30)
  .overwrite((typed) => typed.replace(/[\s().-]/g, '').replace(/^00/, '+'))
  .regex(/^\+[1-9]\d{6,14}$/)

/** As people type it, also without a country code; the server knows which numbers a country has. */
export const TypedPhone = z
  .string()
  .trim()
  .max(30)
  .regex(/^[+\p{Nd}\s()./-]*$/u)

/** To whom and where an order goes. */
export const Delivery = z.object({
  address: ShippingAddress,
  phone: z
    .union([z.literal(''), Phone])
    .default('')
    .describe('or WhatsApp, in international format'),
  port: z
    .string()
    .trim()
    .max(5)
    .optional()
    .describe('code of the port of destination; without it the one that serves the city'),
  notes: optionalText(1000),
})
export type Delivery = z.output<typeof Delivery>

/** As people fill it in. */
export const DeliveryForm = Delivery.extend({ phone: TypedPhone })
