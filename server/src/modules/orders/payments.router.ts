import type { payments } from '@ticarum/contract/procedures/payments'
import type { Router } from '../../door/door.ts'
import { confirmRefund } from './confirm-refund.ts'
import { decidePayment } from './decide-payment.ts'
import { enterPayment } from './enter-payment.ts'
import { payRefund } from './pay-refund.ts'
import { paymentProof } from './payment-proof.ts'
import { sendProof } from './send-proof.ts'
import { withdrawRefund } from './withdraw-refund.ts'

export const paymentsRouter: Router<typeof payments> = {
  sendProof,
  decide: decidePayment,
  enter: enterPayment,
  refund: payRefund,
  confirmRefund,
  withdrawRefund,
  getProof: paymentProof,
}
