import type { ErrorCode } from '@ticarum/contract/errors'
import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import type { FormFields } from '@ticarum/contract/forms/nested'
import { MOST_UNPAID_ORDERS } from '@ticarum/contract/values/budgets'
import { sample } from '@ticarum/contract/values/samples'
import type { ErrorTexts } from '../../../forms/error-text.ts'
import type { FormError } from '../../../forms/form-errors.tsx'
import type { RedrawnForm } from '../../../forms/refused-form.ts'
import { isolated } from '../../../isolated.ts'
import type { Text } from '../../../texts.ts'

/** The order form or the check-out form, with the figures of a refusal. */
export type RedrawnOrder = RedrawnForm<FormFields> & {
  left?: number
  minimum?: number
  totalCents?: number
  /** id of the address that was removed (`forgot`) or could not be (`unforgotten`) */
  forgot?: string
  unforgotten?: string
  /** where a code was sent that confirms the e-mail address */
  codeSentTo?: string
}

const required = ['address.street', 'address.city', 'address.country'] as const
const further = ['address.state', 'address.postalCode', 'phone', 'port', 'notes'] as const
const confirming = ['confirmEmail', 'code'] as const

/** Errors of the delivery fields, in form order. */
function deliveryErrors(t: Text<'place-order'>, fields: FieldErrors): Required<FormError>[] {
  return [...required, ...further, ...confirming].flatMap((field): Required<FormError>[] => {
    const error = fields[field]
    if (!error) return []
    if (field === 'code' || field === 'confirmEmail') return [{ field, text: t(`${field}.invalid`) }]
    if (field === 'phone') return [{ field, text: t('phone.invalid') }]
    return [{ field, text: t(error === 'required' ? 'required' : error === 'tooLong' ? 'too-long' : 'invalid') }]
  })
}

/** Worded by the specification. */
export function orderErrors(
  t: Text<'place-order'>,
  price: (cents: number) => string,
  { left = 0, minimum = 1, totalCents = 0, unforgotten }: Partial<RedrawnOrder> = {},
): ErrorTexts {
  const fields = (errors: FieldErrors) => deliveryErrors(t, errors)
  if (unforgotten) return { fields, otherwise: t('addresses.unforgotten') }
  return {
    fields,
    codes: {
      FORBIDDEN: t('customers-only.text'),
      PRICE_CHANGED: t('price-changed.text', { total: isolated(price(totalCents)) }),
      OUT_OF_STOCK: t('out-of-stock.text', { left }),
      BELOW_MINIMUM: t('below-minimum', { minimum }),
      OVER_LIMIT: t('over'),
      BREAKDOWN_DIFFERS: t('parts.differ'),
      SAMPLE_ORDERED: t('sample.ordered', { days: sample.days }),
      CART_FULL: t('cart-full'),
      ORDERS_UNPAID: t('unpaid', { max: MOST_UNPAID_ORDERS }),
      EMAIL_NOT_CONFIRMED: t('unconfirmed.text'),
    },
    otherwise: t('failed.text'),
  }
}

const titles: Partial<Record<ErrorCode, 'customers-only' | 'price-changed' | 'out-of-stock' | 'unconfirmed'>> = {
  FORBIDDEN: 'customers-only',
  PRICE_CHANGED: 'price-changed',
  OUT_OF_STOCK: 'out-of-stock',
  EMAIL_NOT_CONFIRMED: 'unconfirmed',
}

/** Error codes that concern one field. */
const fieldOf: Partial<Record<ErrorCode, string>> = {
  OUT_OF_STOCK: 'quantity',
  BELOW_MINIMUM: 'quantity',
  OVER_LIMIT: 'quantity',
  BREAKDOWN_DIFFERS: 'part.0',
  EMAIL_NOT_CONFIRMED: 'code',
}

interface OrderInForm {
  refused: RedrawnOrder | undefined
  fields: FieldErrors
  failed: string | undefined
}

/** The summary above the form, with the specification's titles; missing address fields count as one error. */
export function orderSummary(
  t: Text<'place-order'>,
  { refused, fields, failed }: OrderInForm,
): { title: string; errors: FormError[] } {
  const empty = required.filter((field) => fields[field] === 'required')
  const others = deliveryErrors(t, fields).filter(({ field }) => !empty.some((known) => known === field))
  if (empty[0])
    return { title: t('address-required'), errors: [{ text: t('address-required.text'), field: empty[0] }, ...others] }
  if (!failed) return { title: t('fix'), errors: others }
  if (refused?.unforgotten) return { title: t('error'), errors: [{ text: failed }] }
  const title = refused?.code && titles[refused.code]
  const field = refused?.code && fieldOf[refused.code]
  return { title: t(title ?? 'failed'), errors: [{ text: failed, ...(field && { field }) }] }
}
