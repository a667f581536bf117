import type { Order } from '@ticarum/contract/procedures/order-shapes'
import { useDay } from '../../../dates.ts'
import { isolated } from '../../../isolated.ts'
import { usePrice } from '../../../money.ts'
import { useText } from '../../../texts.ts'

const payLink =
  'inline-flex min-h-10 items-center justify-self-start font-semibold text-primary underline underline-offset-3'

/** What is to be paid or refunded next, with a link to the payments, which are far down on phones. */
export function DueNow({ order: { payment, may } }: { order: Pick<Order, 'payment' | 'may'> }) {
  const t = useText('order-page')
  const price = usePrice()
  const day = useDay()
  if (!payment) return null
  const amount = (cents: number) => isolated(price(cents))
  const next = payment.parts.find(({ dueCents, receivedCents }) => receivedCents < dueCents)
  const open = next ? next.dueCents - next.receivedCents : 0
  const text =
    payment.owedCents < 0
      ? t('due.refund', { amount: amount(-payment.owedCents) })
      : next && may.includes('sendProof') && !payment.entries.some(({ undecided }) => undecided)
        ? next.by
          ? t('due.by', { part: t(`part.${next.part}`), amount: amount(open), day: day(next.by) })
          : t(`due.${next.part}`, { amount: amount(open), count: payment.depositDays })
        : undefined
  return text ? (
    <a href="#payments" className={payLink}>
      {text}
    </a>
  ) : null
}
