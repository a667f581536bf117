import { z } from 'zod'
import { Day, LanguageCode } from '../fields.ts'
import { centsOf } from '../money.ts'
import { quoteLimits } from '../values/quotes.ts'
import { SaidChoices } from './deal-choices.ts'
import { Quantity } from './order-fields.ts'
import { LeadDays, Price, PriceBasis } from './product-fields.ts'
import { blank, plain, ticked, whole } from './typed.ts'

/** What people type to answer a quote: lines.0.quantity, lines.0.price … */

const Money = z.string().overwrite(plain).pipe(Price).transform(centsOf).pipe(z.int().min(1))

const AnsweredLine = z.object({
  quantity: whole(Quantity),
  price: blank(Money),
  struckOut: ticked,
  madeToOrder: ticked,
  instead: z.string().trim().max(100).default('').describe('name of the product that is offered in its place'),
})

const shared = {
  incoterm: PriceBasis.shape.incoterm,
  place: PriceBasis.shape.place,
  depositPercent: blank(whole(z.int().min(0).max(100))),
  ...SaidChoices.shape,
  notes: z.string().trim().max(1000).default(''),
  notesLanguage: LanguageCode,
}

const lines = z.array(AnsweredLine).min(1).max(quoteLimits.lines)

/** An offer has a price for each line that it does not strike out. */
export const OfferForm = z.object({
  lines: lines.check(({ value, issues }) => {
    for (const [place, { price, struckOut }] of value.entries())
      if (price === undefined && !struckOut)
        issues.push({ code: 'invalid_type', expected: 'string', path: [place, 'price'], input: undefined })
  }),
  validUntil: Day,
  leadDays: whole(LeadDays),
  ...shared,
})
export type OfferForm = z.output<typeof OfferForm>

/** What a counter-offer leaves empty stays as it was offered. */
export const CounterForm = z.object({
  lines,
  leadDays: blank(whole(LeadDays)),
  wantedOn: blank(Day),
  port: z.string().trim().max(5).default(''),
  ...shared,
})
export type CounterForm = z.output<typeof CounterForm>
