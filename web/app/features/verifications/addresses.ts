import { type VerificationState, verificationStates } from '@ticarum/contract/values/catalogue'

export const PATH = '/admin/suppliers'
export const pathOf = (id: string): string => `${PATH}/${id}`

/** Who waits for an admin is shown where nothing else is asked for. */
const FIRST: VerificationState = 'submitted'

export const stateOf = (asked: string | null): VerificationState =>
  verificationStates.find((known) => known === asked) ?? FIRST

export const addressOf = (state: VerificationState): string => (state === FIRST ? PATH : `${PATH}?state=${state}`)
