import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import type { FormFields } from '@ticarum/contract/forms/nested'
import type { FormError } from '../../../components/ui/error-summary.tsx'
import type { RedrawnForm } from '../../../forms/refused-form.ts'
import { isolated } from '../../../isolated.ts'
import type { Text } from '../../../texts.ts'

/** The form of the dialog or of the check-out, with the figures of a refusal. */
export type RedrawnOrder = RedrawnForm<FormFields> & {
  left?: number
  minimum?: number
  totalCents?: number
  /** the address that was forgotten, or that should have been */
  forgot?: string
  unforgotten?: string
}

const required = ['address.street', 'address.city', 'address.country'] as const
const further = ['address.state', 'address.postalCode', 'phone', 'port', 'notes'] as const

/** What is wrong with each field of an address, in the order in which they stand. */
export function deliveryErrors(t: Text<'place-order'>, fields: FieldErrors): Required<FormError>[] {
  return [...required, ...further].flatMap((field): Required<FormError>[] => {
    const error = fields[field]
    if (!error) return []
    if (field === 'phone') return [{ field, text: t('phone.invalid') }]
    return [{ field, text: t(error === 'required' ? 'required' : error === 'tooLong' ? 'too-long' : 'invalid') }]
  })
}

export interface Said {
  title: string
  errors: FormError[]
}

/** Title and text above the form, as the specification words them. */
export function orderFailed(
  t: Text<'place-order'>,
  refused: RedrawnOrder | undefined,
  fields: FieldErrors,
  price: (cents: number) => string,
): Said | undefined {
  const missing = required.find((field) => fields[field] === 'required')
  const others = deliveryErrors(t, fields).filter(
    ({ field }) => !required.some((known) => known === field && fields[known] === 'required'),
  )
  if (missing)
    return { title: t('address-required'), errors: [{ text: t('address-required.text'), field: missing }, ...others] }
  if (others.length > 0) return { title: t('fix'), errors: others }
  if (!refused?.code || refused.code === 'INPUT_INVALID') return undefined
  const { left = 0, minimum = 1, totalCents = 0, unforgotten } = refused
  const one = (title: string, text: string, field?: string): Said => ({
    title,
    errors: [{ text, ...(field && { field }) }],
  })
  if (unforgotten) return one(t('error'), t('addresses.unforgotten'))
  switch (refused.code) {
    case 'FORBIDDEN':
      return one(t('customers-only'), t('customers-only.text'))
    case 'PRICE_CHANGED':
      return one(t('price-changed'), t('price-changed.text', { total: isolated(price(totalCents)) }))
    case 'OUT_OF_STOCK':
      return one(t('out-of-stock'), t('out-of-stock.text', { left }), 'quantity')
    case 'BELOW_MINIMUM':
      return one(t('failed'), t('below-minimum', { minimum }), 'quantity')
    case 'OVER_LIMIT':
      return one(t('failed'), t('over'), 'quantity')
    case 'BREAKDOWN_DIFFERS':
      return one(t('failed'), t('parts.differ'), 'part.0')
    case 'CART_FULL':
      return one(t('failed'), t('cart-full'))
    case 'RATE_LIMITED':
      return one(t('failed'), t('limited', { minutes: refused.minutes }))
    default:
      return one(t('failed'), t('failed.text'))
  }
}
