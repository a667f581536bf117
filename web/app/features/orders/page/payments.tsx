import type { Order, Payment } from '@ticarum/contract/procedures/order-shapes'
import { Icon } from '../../../components/icons/icon.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'
import type { RefusedOrderAction } from '../order-action-errors.ts'
import { DecidePaymentForm } from './decide-payment.tsx'
import { ProofForm } from './proof-form.tsx'
import { WaysToPay } from './ways-to-pay.tsx'

const proofLink =
  'inline-flex min-h-10 items-center gap-2 justify-self-start text-sm text-primary underline underline-offset-3'

const looks = {
  due: { tone: 'waiting', icon: 'clock' },
  proof_sent: { tone: 'running', icon: 'upload' },
  confirmed: { tone: 'done', icon: 'check' },
  refused: { tone: 'ended', icon: 'x' },
} as const

interface PaymentsProps {
  order: Order
  payment: NonNullable<Order['payment']>
  formKey: string
  refused: RefusedOrderAction | undefined
}

/** Confirmed payments in cents; shared with the pro forma invoice. */
export const paidOf = (parts: Payment[]): number =>
  parts.filter(({ state }) => state === 'confirmed').reduce((sum, { dueCents }) => sum + dueCents, 0)

/** The payments of an order: due, how to pay, and paid. */
export function Payments({ order, payment: { parts, ways }, formKey, refused }: PaymentsProps) {
  const t = useText('order-page')
  const paid = paidOf(parts)
  const open = parts.filter(({ state }) => state !== 'confirmed')
  return (
    <section aria-labelledby="payments" className="grid gap-4">
      <h2 id="payments" className="text-xl">
        {t('payments')}
      </h2>
      <ul className="border-t border-rule">
        {parts.map((part) => (
          <Part
            key={part.id}
            order={order}
            part={part}
            next={part === open[0]}
            formKey={formKey}
            refused={refused?.values.payment === part.id ? refused : undefined}
          />
        ))}
      </ul>
      {open.length > 0 && order.status !== 'cancelled' ? <WaysToPay ways={ways} reference={order.number} /> : null}
      <dl>
        <div className="flex items-baseline justify-between gap-4 border-y border-line py-2.5">
          <dt className="text-muted">{t('paid')}</dt>
          <dd>
            <Price cents={paid} className="font-semibold" />
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 border-b-3 border-double border-rule py-3">
          <dt className="font-semibold">{t('to-pay')}</dt>
          <dd>
            <Price cents={order.totalCents - paid} className="font-title text-xl font-bold" />
          </dd>
        </div>
      </dl>
    </section>
  )
}

interface PartProps extends Omit<PaymentsProps, 'payment'> {
  part: Payment
  /** the next one to pay */
  next: boolean
}

function Part({ order, part, next, formKey, refused }: PartProps) {
  const t = useText('order-page')
  const day = useDay()
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <p className="flex items-baseline justify-between gap-4 font-semibold">
        {t(`part.${part.part}`)}
        <Price cents={part.dueCents} />
      </p>
      <p>
        <Chip {...looks[part.state]}>{t(`payment.${part.state}`)}</Chip>
      </p>
      {part.state === 'refused' && part.reason ? (
        <p className="text-sm">
          <b className="font-semibold text-danger">{t('payment.reason')}</b> <bdi dir="auto">{part.reason}</bdi>
        </p>
      ) : null}
      {part.proofs.map((proof) => (
        <a key={proof.id} href={`/files/payment-proofs/${proof.id}`} className={proofLink}>
          <Icon name="download" small />
          <bdi>{proof.fileName}</bdi>
          <span className="text-muted">{day(proof.sentAt)}</span>
        </a>
      ))}
      {part.may.includes('sendProof') ? (
        <ProofForm order={order} part={part} next={next} formKey={formKey} refused={refused} />
      ) : null}
      {part.may.includes('decidePayment') ? (
        <DecidePaymentForm order={order} part={part} formKey={formKey} refused={refused} />
      ) : null}
    </li>
  )
}
