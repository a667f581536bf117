import type { FieldError, FieldErrors } from '@ticarum/contract/forms/field-errors'
import type { FormFields } from '@ticarum/contract/forms/nested'
import type { ErrorTexts } from '../../../forms/error-text.ts'
import type { FormError } from '../../../forms/form-errors.tsx'
import type { Text } from '../../../texts.ts'
import type { RedrawnOrder } from '../../orders/place/place-order-errors.ts'
import { lineField } from './line-field.ts'

/** A form of a quote's page that came back; `intent` says which. */
export type RedrawnQuote = RedrawnOrder & { values: FormFields }

const LINE = /^lines\.(\d+)\.(quantity|price|part|instead|struckOut)/

const terms = ['validUntil', 'leadDays', 'place', 'depositPercent', 'wantedOn', 'port', 'notes', 'reason'] as const

/** Fields in the form's order; of a line with its number. */
function fieldErrors(t: Text<'answer-quote'>, errors: FieldErrors): Required<FormError>[] {
  return Object.entries(errors).flatMap(([path, error]): Required<FormError>[] => {
    if (!error) return []
    const [, place, name] = LINE.exec(path) ?? []
    if (name === 'struckOut') return [{ field: lineField(0, 'quantity'), text: t('error.struckOut') }]
    if (name) return [{ field: path, text: t(`error.${name as LineField}`, { line: Number(place) + 1 }) }]
    if (path === 'lines') return [{ field: lineField(0, 'quantity'), text: t(ofAllLines(error)) }]
    const term = terms.find((known) => path === known || path.endsWith(`.${known}`))
    return [{ field: term ?? path, text: t(term ? `error.${term}` : 'error.field') }]
  })
}

type LineField = 'quantity' | 'price' | 'part' | 'instead'

const ofAllLines = (error: FieldError) => (error === 'tooBig' ? 'error.total' : 'error.unchanged')

/** Why something was not done with a quote. */
export const quoteErrors = (t: Text<'quotes'>): ErrorTexts => ({
  codes: {
    WRONG_STATE: t('error.state'),
    CHANGED_MEANWHILE: t('error.meanwhile'),
    BREAKDOWN_DIFFERS: t('error.parts'),
    NOT_FOUND: t('error.gone'),
  },
  otherwise: t('error.failed'),
})

/** Why an offer, a counter-offer, a refusal or a withdrawal was not taken. */
export const answerErrors = (quotes: Text<'quotes'>, t: Text<'answer-quote'>): ErrorTexts => ({
  ...quoteErrors(quotes),
  fields: (errors) => fieldErrors(t, errors),
})
