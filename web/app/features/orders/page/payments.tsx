import type { Order, PaymentPart } from '@ticarum/contract/procedures/order-shapes'
import { standingOf } from '@ticarum/contract/values/payments'
import type { Role } from '@ticarum/contract/values/roles'
import { lazy } from 'react'
import { Chip } from '../../../components/ui/chip.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { Unfolds } from '../../../components/ui/unfolds.tsx'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'
import type { ProofWays } from '../../security/proof-fields.tsx'
import type { RefusedOrderAction } from '../order-action-errors.ts'
import { formOpener } from './form-summary.tsx'
import { Ledger } from './ledger.tsx'
import { WaysToPay } from './ways-to-pay.tsx'

const ProofForm = lazy(() => import('./proof-form.tsx').then(({ ProofForm }) => ({ default: ProofForm })))
// of the desk
const PaidForm = lazy(() => import('./paid-form.tsx').then(({ PaidForm }) => ({ default: PaidForm })))
const WaitingRefundView = lazy(() =>
  import('./waiting-refund.tsx').then(({ WaitingRefundView }) => ({ default: WaitingRefundView })),
)

type Payment = NonNullable<Order['payment']>

interface PaymentsProps {
  order: Order
  payment: Payment
  reader: Role
  /** how an admin who may confirm a refund that waits can prove who they are */
  proof: ProofWays | null
  formKey: string
  refused: RefusedOrderAction | undefined
}

/** Intents of the form of a refund that waits. */
export const waitingRefundForms = ['confirm-refund', 'withdraw-refund']

/** The payments of an order: what is due, what was sent, received and refunded, and the one figure that is owed. */
export function Payments({ order, payment, reader, proof, formKey, refused }: PaymentsProps) {
  const t = useText('order-page')
  const orders = useText('orders')
  const of = (...intents: string[]) => (refused && intents.includes(refused.values.intent) ? refused : undefined)
  const waiting = order.desk?.waitingRefund
  const form = { order, formKey }
  return (
    <section aria-labelledby="payments" className="grid gap-4">
      <h2 id="payments" className="text-xl">
        {t('payments')}
      </h2>
      {payment.parts.length > 0 ? (
        <ul className="border-t border-rule">
          {payment.parts.map((part) => (
            <PartView key={part.part} part={part} payment={payment} />
          ))}
        </ul>
      ) : null}
      <Ledger order={order} entries={payment.entries} formKey={formKey} refused={refused} />
      <Sums payment={payment} />
      {order.may.includes('sendProof') ? (
        <>
          <WaysToPay ways={payment.ways} reference={order.number} />
          <Unfolds name="proof" className={formOpener} open={of('proof') !== undefined} label={orders('proof.send')}>
            {() => <ProofForm {...form} amountCents={nextAmountOf(payment)} refused={of('proof')} />}
          </Unfolds>
        </>
      ) : null}
      {waiting ? (
        <WaitingRefundView {...form} refund={waiting} ways={proof} refused={of(...waitingRefundForms)} />
      ) : null}
      {order.may.includes('payRefund') && !waiting ? (
        <PaidForm {...form} intent="refund" amountCents={-payment.owedCents} refused={of('refund')} />
      ) : null}
      {reader === 'admin' && order.may.includes('enterPayment') ? (
        <PaidForm {...form} intent="enter" amountCents={nextAmountOf(payment)} refused={of('enter')} />
      ) : null}
    </section>
  )
}

/** What is still open of the first part that was not received in full. */
function nextAmountOf({ parts }: Payment): number | undefined {
  const next = parts.find(({ dueCents, receivedCents }) => receivedCents < dueCents)
  return next && next.dueCents - next.receivedCents
}

/** A deposit is due once the supplier can deliver, and the balance once the deposit was received. */
const isDue = ({ part, by }: PaymentPart, { parts }: Payment): boolean =>
  part === 'deposit'
    ? by !== null
    : parts.every((other) => other.part === 'balance' || other.receivedCents === other.dueCents)

function PartView({ part, payment }: { part: PaymentPart; payment: Payment }) {
  const t = useText('order-page')
  const when = useDueText(part, payment.depositDays)
  const whole = part.receivedCents === part.dueCents
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <p className="flex items-baseline justify-between gap-4 font-semibold">
        {t(`part.${part.part}`)}
        <Price cents={part.dueCents} />
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        {whole ? (
          <Chip tone="done" icon="check">
            {t('part.received')}
          </Chip>
        ) : (
          <Chip tone="waiting" icon="clock">
            {t(isDue(part, payment) ? 'part.due' : 'part.later')}
          </Chip>
        )}
        {!whole && part.receivedCents > 0 ? (
          <span className="text-sm">
            {t('part.in-part')} <Price cents={part.receivedCents} />
          </span>
        ) : null}
        {whole ? null : <span className="text-sm text-muted">{when}</span>}
      </p>
    </li>
  )
}

/** When a part is due; shared with the pro forma invoice. */
export function useDueText({ part, by }: PaymentPart, depositDays: number): string {
  const t = useText('order-page')
  const day = useDay()
  if (part === 'balance') return t('part.balance.when')
  return by ? t('part.by', { day: day(by) }) : t('part.deposit.when', { count: depositDays })
}

/** Shared with the pro forma invoice. */
export function Sums({ payment }: { payment: Payment }) {
  const t = useText('order-page')
  const { receivedCents, refundedCents, keptCents, owedCents } = payment
  const sums = [
    { label: t('paid'), cents: receivedCents },
    ...(refundedCents > 0 ? [{ label: t('refunded'), cents: refundedCents }] : []),
    ...(keptCents > 0 ? [{ label: t('kept'), cents: keptCents }] : []),
  ]
  return (
    <dl>
      {sums.map(({ label, cents }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
          <dt className="text-muted">{label}</dt>
          <dd>
            <Price cents={cents} className="font-semibold" />
          </dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-b-3 border-double border-rule py-3">
        <dt className="font-semibold">{t(`owed.${standingOf(owedCents)}`)}</dt>
        <dd>
          <Price cents={Math.abs(owedCents)} className="font-title text-xl font-bold" />
        </dd>
      </div>
    </dl>
  )
}
