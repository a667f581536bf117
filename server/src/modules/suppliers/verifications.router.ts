import type { verifications } from '@ticarum/contract/procedures/verifications'
import type { Router } from '../../door/door.ts'
import { decideVerification } from './decide-verification.ts'
import { setSupplierFee } from './set-supplier-fee.ts'
import { submitVerification } from './submit-verification.ts'
import { listVerifications, oneVerification } from './verifications.queries.ts'

export const verificationsRouter: Router<typeof verifications> = {
  submit: submitVerification,
  list: listVerifications,
  get: oneVerification,
  decide: decideVerification,
  setFee: setSupplierFee,
}
