import { type ErrorCode, errors } from '@ticarum/contract/errors'
import { Refusal } from './domain-error.ts'

const isCode = (text: string): text is ErrorCode => Object.hasOwn(errors, text)

/** A refusal that a function of the database raised (TC001): a code of the contract, with its arguments in `detail`. */
export function refusedByDatabase(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || (error as { code?: string }).code !== 'TC001' || !isCode(error.message))
    return undefined
  return new Refusal(error.message, JSON.parse((error as { detail?: string }).detail ?? '{}'))
}
