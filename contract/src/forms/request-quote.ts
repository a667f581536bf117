import { z } from 'zod'
import { Day } from '../fields.ts'
import { centsOf } from '../money.ts'
import { RequestQuote } from '../procedures/quotes.ts'
import { Quantity } from './order-fields.ts'
import { Price } from './product-fields.ts'
import { blank, plain, whole } from './typed.ts'

/** One line of a request as people fill it in: dollars become cents, and an empty price is none. */
export const RequestLineForm = z.object({
  quantity: z.string().trim().min(1).pipe(whole(Quantity)),
  price: blank(z.string().overwrite(plain).pipe(Price).transform(centsOf).pipe(z.int().min(1))),
})

/** What is asked once for all lines; an empty day is none. */
export const RequestTermsForm = RequestQuote.omit({ lines: true }).extend({ wantedOn: blank(Day) })
