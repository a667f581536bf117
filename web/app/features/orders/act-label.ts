import { useText } from '../../texts.ts'

/** The text of each action; rows add the order's number. */
export const actTexts = {
  cancel: 'cancel',
  answer: 'answer',
  confirmReceipt: 'receive',
  reportProblem: 'problem',
  updateShipping: 'ship.title',
  setStatus: 'status.change',
  note: 'note',
  inquire: 'inquire',
  reorder: 'reorder',
  share: 'share',
  sendProof: 'proof.send',
  rate: 'rate',
} as const

export type NamedAct = keyof typeof actTexts | 'decidePayment' | 'payRefund'

/** What buttons and menus call an action. */
export function useActLabel(): (action: NamedAct) => string {
  const t = useText('orders')
  const steps = useText('next-steps')
  return (action) => {
    if (action === 'decidePayment') return steps('step.proof_sent')
    return action === 'payRefund' ? steps('step.refund') : t(actTexts[action])
  }
}
