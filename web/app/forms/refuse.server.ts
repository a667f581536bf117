import type { ErrorCode } from '@ticarum/contract/errors'
import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import type { Refused } from '@ticarum/server/client'
import { data } from 'react-router'
import { statusOf } from '../context/status-of.server.ts'
import { keyAfter } from './form-key.ts'

/** Shows a form again, with what was typed and why it was refused. */
export function refuse<Kept extends object>(refusal: Refused<ErrorCode>, key: string, kept: Kept) {
  const fields: FieldErrors = refusal.code === 'INPUT_INVALID' ? refusal.args.fields : {}
  const minutes = refusal.code === 'RATE_LIMITED' ? Math.ceil(refusal.args.retryAfter / 60) : 0
  return data(
    { code: refusal.code, fields, minutes, key: keyAfter(refusal.code, key), kept },
    { status: statusOf(refusal.code) },
  )
}

/** As the door would refuse it, for what only the form itself asks (a password typed twice). */
export const refuseFields = <Kept extends object>(fields: FieldErrors, key: string, kept: Kept) => {
  const found = Object.entries(fields).filter(
    (field): field is [string, NonNullable<(typeof field)[1]>] => field[1] !== undefined,
  )
  return refuse({ ok: false, code: 'INPUT_INVALID', args: { fields: Object.fromEntries(found) } }, key, kept)
}
