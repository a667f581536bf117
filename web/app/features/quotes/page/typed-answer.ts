import type { FormFields } from '@ticarum/contract/forms/nested'
import { centsOf, priceOf } from '@ticarum/contract/money'
import type { Quote, QuoteLine } from '@ticarum/contract/procedures/quotes'
import { choicesIn } from '@ticarum/contract/values/deal-choices'
import type { QuoteLineTerm } from '@ticarum/contract/values/quote-rules'
import { plainNumber } from '@ticarum/contract/values/typed-number'
import { breakdownOf, fieldsOfBreakdown } from '../../orders/place/parts.ts'
import { lineField } from './line-field.ts'

/** How a quote is answered: by the supplier or in its name, or by the customer. */
export type Answering = 'offer' | 'counter'

/** The fields of one line, without its prefix. */
export const fieldsOfLine = (form: FormFields, place: number): FormFields =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([name]) => name.startsWith(lineField(place, '')))
      .map(([name, typed]) => [name.slice(lineField(place, '').length), typed]),
  )

const ticked = (is: boolean) => (is ? 'on' : undefined)

function fieldsOf(line: QuoteLine): FormFields {
  const parts = fieldsOfBreakdown(line.details.options, line.breakdown)
  return {
    quantity: String(line.quantity),
    price: line.priceCents === null ? '' : priceOf(line.priceCents),
    struckOut: ticked(line.struckOut),
    madeToOrder: ticked(line.madeToOrder),
    ...parts,
  }
}

const given = (value: number | string | null | undefined) => (value === null || value === undefined ? '' : `${value}`)

/** What is usual where the version that is answered says nothing. */
export interface UsualTerms {
  validUntil: string
  leadDays: number | null
  basis: { incoterm: string; place: string } | null
}

/** The version that is answered, as the fields of the form. Only an offer has a last day, and only customers wish. */
export function fieldsOfQuote({ shown }: Quote, answering: Answering, usual: UsualTerms): FormFields {
  const basis = shown.basis ?? usual.basis
  const lines = shown.lines.flatMap((line, place) =>
    Object.entries(fieldsOf(line)).map(([name, typed]) => [lineField(place, name), typed] as const),
  )
  return {
    ...Object.fromEntries(lines),
    leadDays: given(shown.leadDays ?? usual.leadDays),
    incoterm: given(basis?.incoterm),
    place: given(basis?.place),
    depositPercent: given(shown.depositPercent),
    ...choicesIn(shown),
    ...(answering === 'offer'
      ? { validUntil: usual.validUntil }
      : { wantedOn: given(shown.wantedOn), port: given(shown.port) }),
    notes: '',
  }
}

export interface TypedLine {
  /** null: it is no number */
  quantity: number | null
  priceCents: number | null
  struckOut: boolean
  madeToOrder: boolean
  breakdown: QuoteLine['breakdown']
}

const WHOLE = /^\d{1,7}$/
const MONEY = /^\d{1,9}(\.\d{1,2})?$/

/** What stands in the fields of a line now, as far as it can be read. */
export function typedLine({ details }: QuoteLine, fields: FormFields): TypedLine {
  const quantity = plainNumber(fields.quantity ?? '') ?? ''
  const price = plainNumber(fields.price ?? '') ?? ''
  return {
    quantity: WHOLE.test(quantity) ? Number(quantity) : null,
    priceCents: MONEY.test(price) && Number(price) > 0 ? centsOf(price) : null,
    struckOut: fields.struckOut !== undefined,
    madeToOrder: fields.madeToOrder !== undefined,
    breakdown: breakdownOf(details.options, fields),
  }
}

const comparable = [
  'quantity',
  'priceCents',
  'struckOut',
  'madeToOrder',
  'breakdown',
] as const satisfies QuoteLineTerm[]

/** What was typed differs from the line in this. Both are compared as fields, which have the parts in one order. */
export function changedByTyping(line: QuoteLine, typed: TypedLine): QuoteLineTerm[] {
  const before = typedLine(line, fieldsOf(line))
  return comparable.filter((term) => JSON.stringify(typed[term]) !== JSON.stringify(before[term]))
}

/** What the lines come to; null: one has no price. */
export function typedTotal(lines: readonly TypedLine[]): number | null {
  const counted = lines.filter(({ struckOut }) => !struckOut)
  if (counted.some(({ quantity, priceCents }) => quantity === null || priceCents === null)) return null
  return counted.reduce((sum, { quantity, priceCents }) => sum + (quantity ?? 0) * (priceCents ?? 0), 0)
}
