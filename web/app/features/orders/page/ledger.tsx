import type { Order, PaymentEntry } from '@ticarum/contract/procedures/order-shapes'
import { lazy } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '../../../components/icons/icon.tsx'
import { useName } from '../../../components/ui/person-name.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'
import type { RefusedOrderAction } from '../order-action-errors.ts'
import { paymentPaperPath } from '../paths.ts'

// of the desk
const DecidePaymentForm = lazy(() =>
  import('./decide-payment.tsx').then(({ DecidePaymentForm }) => ({ default: DecidePaymentForm })),
)

const fileLink =
  'inline-flex min-h-10 items-center gap-2 justify-self-start text-sm text-primary underline underline-offset-3'

const icons: Record<PaymentEntry['kind'], IconName> = {
  sent: 'upload',
  received: 'check',
  refused: 'x',
  refunded: 'money',
}

interface LedgerProps {
  order: Order
  entries: PaymentEntry[]
  formKey: string
  refused: RefusedOrderAction | undefined
}

/** What was sent, received, refused and refunded, oldest first. */
export function Ledger({ order, entries, formKey, refused }: LedgerProps) {
  const t = useText('order-page')
  if (entries.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">{t('ledger')}</h3>
      <ol className="border-t border-rule">
        {entries.map((entry) => (
          <li key={entry.id} className="grid gap-1 border-b border-line py-3">
            <EntryView order={order} entry={entry} />
            {entry.undecided && order.may.includes('decidePayment') ? (
              <DecidePaymentForm
                order={order}
                entry={entry}
                formKey={formKey}
                refused={refused?.values.payment === entry.id ? refused : undefined}
              />
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  )
}

function EntryView({ order, entry }: { order: { id: string }; entry: PaymentEntry }) {
  const t = useText('order-page')
  const events = useText('order-events')
  const day = useDay()
  const nameOf = useName()
  const { kind, way, reference, reason, number, proof, by } = entry
  const facts = [
    day(entry.paidOn ?? entry.at),
    ...(way ? [t(`way.${way}`)] : []),
    ...(reference ? [reference] : []),
    by ? nameOf(by) : events('by.admin'),
  ]
  return (
    <>
      <p className="flex items-baseline justify-between gap-4 font-semibold">
        <span className="inline-flex items-center gap-2">
          <Icon name={icons[kind]} small />
          {t(entry.undecided ? 'entry.undecided' : `entry.${kind}`)}
        </span>
        <Price cents={entry.amountCents} />
      </p>
      <p className="text-sm text-muted">
        {facts.map((fact, place) => (
          <span key={fact}>
            {place > 0 ? ' · ' : null}
            <bdi>{fact}</bdi>
          </span>
        ))}
      </p>
      {reason ? (
        <p className="text-sm">
          <b className="font-semibold text-danger">{t('entry.reason')}</b> <bdi dir="auto">{reason}</bdi>
        </p>
      ) : null}
      {proof ? (
        <a href={`/files/payment-proofs/${proof.id}`} className={fileLink}>
          <Icon name="download" small />
          <bdi>{proof.fileName}</bdi>
        </a>
      ) : null}
      {number ? (
        <Link to={paymentPaperPath(order.id, entry.id)} className={fileLink}>
          <Icon name="file" small />
          {t(kind === 'refunded' ? 'note-of-refund' : 'receipt', { number })}
        </Link>
      ) : null}
    </>
  )
}
