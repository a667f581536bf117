import type { payments } from '@ticarum/contract/procedures/payments'
import type { Router } from '../../door/door.ts'
import { decidePayment } from './decide-payment.ts'
import { paymentProof } from './payment-proof.ts'
import { sendProof } from './send-proof.ts'

export const paymentsRouter: Router<typeof payments> = { sendProof, decide: decidePayment, getProof: paymentProof }
