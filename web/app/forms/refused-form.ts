import type { ErrorCode } from '@ticarum/contract/errors'
import type { FieldErrors } from '@ticarum/contract/forms/field-errors'

/** A form that its page shows again, with the typed values. `code` is null if nothing was refused. */
export interface RedrawnForm<Values> {
  code: ErrorCode | null
  fields: FieldErrors
  /** minutes to wait after a rate limit, else 0 */
  minutes: number
  /** idempotency key for the next submit */
  key: string
  /** without passwords, which are typed again */
  values: Values
}

export interface RefusedForm<Values> extends RedrawnForm<Values> {
  code: ErrorCode
}
