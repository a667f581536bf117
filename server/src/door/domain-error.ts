import { type ErrorArgs, type ErrorCode, errors } from '@ticarum/contract/errors'

/** An expected failure: a code from the closed list, with its arguments. */
export class Refusal<C extends ErrorCode = ErrorCode> extends Error {
  readonly code: C
  readonly args: ErrorArgs<C>

  constructor(code: C, args: ErrorArgs<C>) {
    super(code)
    this.code = code
    this.args = args
  }

  get status() {
    return errors[this.code].status
  }
}

type Argless = { [C in ErrorCode]: Record<never, never> extends ErrorArgs<C> ? C : never }[ErrorCode]

/** Ends a use case with a domain error: its transaction is rolled back. */
export function fail(code: Argless): never
export function fail<C extends ErrorCode>(code: C, args: ErrorArgs<C>): never
export function fail(code: ErrorCode, args: object = {}): never {
  throw new Refusal(code, args as ErrorArgs<typeof code>)
}
