import type { verifications } from '@ticarum/contract/procedures/verifications'
import type { Router } from '../../door/door.ts'
import { decideChange } from './decide-change.ts'
import { decideVerification } from './decide-verification.ts'
import { setSupplierFee } from './set-supplier-fee.ts'
import { submitVerification } from './submit-verification.ts'
import { suspendSupplier } from './suspend-supplier.ts'
import { listVerifications, oneVerification } from './verifications.queries.ts'

export const verificationsRouter: Router<typeof verifications> = {
  submit: submitVerification,
  list: listVerifications,
  get: oneVerification,
  decide: decideVerification,
  suspend: suspendSupplier,
  decideChange,
  setFee: setSupplierFee,
}
