import type { ErrorCode } from '@ticarum/contract/errors'
import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import type { Refused } from '@ticarum/server/client'
import { data } from 'react-router'
import { statusOf } from '../context/status-of.server.ts'
import { keyAfter } from './form-key.ts'
import { minutesToWait } from './minutes-to-wait.ts'
import type { RedrawnForm, RefusedForm } from './refused-form.ts'

/** The typed values, and whatever else the page shows with them: pictures, the figures of a refusal. */
type FormState = { values: object }

/** Returns the form with its values and why it was refused. */
export function refuse<State extends FormState>(refusal: Refused<ErrorCode>, key: string, state: State) {
  const form: RefusedForm<State['values']> & State = {
    code: refusal.code,
    fields: refusal.code === 'INPUT_INVALID' ? refusal.args.fields : {},
    minutes: minutesToWait(refusal),
    key: keyAfter(refusal.code, key),
    ...state,
  }
  return data(form, { status: statusOf(refusal.code) })
}

/** Refuses as the door would, for rules that only the form has (a password typed twice). */
export function refuseFields<State extends FormState>(fields: FieldErrors, key: string, state: State) {
  const found = Object.entries(fields).filter(
    (field): field is [string, NonNullable<(typeof field)[1]>] => field[1] !== undefined,
  )
  return refuse({ ok: false, code: 'INPUT_INVALID', args: { fields: Object.fromEntries(found) } }, key, state)
}

/** Returns the form because the reader asked for it; nothing was refused. */
export const redraw = <State extends FormState>(key: string, state: State): RedrawnForm<State['values']> & State => ({
  code: null,
  fields: {},
  minutes: 0,
  key,
  ...state,
})
