import type { ErrorCode } from '@ticarum/contract/errors'
import type { FieldErrors } from '@ticarum/contract/forms/field-errors'

/** A form that its page shows again, with what was typed. `code` null: as its reader asked, nothing was refused. */
export interface RedrawnForm<Values> {
  code: ErrorCode | null
  fields: FieldErrors
  /** to wait, where too much was asked; else 0 */
  minutes: number
  /** which it is sent with next */
  key: string
  /** passwords are not among them: they are typed anew */
  values: Values
}

export interface RefusedForm<Values> extends RedrawnForm<Values> {
  code: ErrorCode
}
