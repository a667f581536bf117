import type { FieldError } from '@ticarum/contract/forms/field-errors'
import { choiceNames } from '@ticarum/contract/values/deal-choices'
import { quoteLimits } from '@ticarum/contract/values/quotes'
import type { ErrorTexts } from '../../../forms/error-text.ts'
import type { Text } from '../../../texts.ts'
import { lineField } from '../../cart/typed-line.ts'
import { partName } from '../../orders/place/parts.ts'

interface Texts {
  t: Text<'request-quote'>
  /** what order and request say alike */
  ordering: Text<'place-order'>
}

const ofLine = ['quantity', 'price', partName(0)]
const ofAll = ['port', 'wantedOn', ...choiceNames, 'notes', 'notesLanguage', 'confirmEmail', 'code']

export function requestErrors({ t, ordering }: Texts, productIds: readonly string[]): ErrorTexts {
  const inOrder = [...productIds.flatMap((id) => ofLine.map((name) => lineField(id, name))), ...ofAll]
  return {
    fields: (errors) =>
      inOrder.flatMap((field) => {
        const error = errors[field]
        return error ? { field, text: textOf({ t, ordering }, field, error) } : []
      }),
    codes: {
      NOT_FOUND: t('gone'),
      BREAKDOWN_DIFFERS: ordering('parts.differ'),
      EMAIL_NOT_CONFIRMED: t('unconfirmed'),
    },
    otherwise: t('failed'),
  }
}

function textOf({ t, ordering }: Texts, field: string, error: FieldError): string {
  if (field.endsWith('.quantity'))
    return error === 'required' ? t('quantity.required') : t('quantity.invalid', { max: quoteLimits.quantity })
  if (field.endsWith('.price')) return t(error === 'tooBig' ? 'price.too-big' : 'price.invalid')
  if (field.endsWith(partName(0))) return ordering('parts.differ')
  if (field === 'code' || field === 'confirmEmail') return ordering(`${field}.invalid`)
  if (field === 'wantedOn' && error === 'tooSmall') return t('day.past')
  return ordering(error === 'tooLong' ? 'too-long' : 'invalid')
}
