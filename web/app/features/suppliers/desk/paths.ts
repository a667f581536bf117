import { type VerificationState, verificationStates } from '@ticarum/contract/values/products'

export const DESK_SUPPLIERS_PATH = '/admin/suppliers'
export const deskSupplierPath = (id: string): string => `${DESK_SUPPLIERS_PATH}/${id}`

/** The default state: suppliers that wait for an admin. */
const FIRST: VerificationState = 'submitted'

export const verificationStateOf = (value: string | null): VerificationState =>
  verificationStates.find((known) => known === value) ?? FIRST

export const deskSuppliersPath = (state: VerificationState): string =>
  state === FIRST ? DESK_SUPPLIERS_PATH : `${DESK_SUPPLIERS_PATH}?state=${state}`
