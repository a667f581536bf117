import type { Order } from '@ticarum/contract/procedures/order-shapes'
import { isolated } from '../../../isolated.ts'
import { usePrice } from '../../../money.ts'
import { useText } from '../../../texts.ts'

const payLink =
  'inline-flex min-h-10 items-center justify-self-start font-semibold text-primary underline underline-offset-3'

/** The next payment, with a link to the payments, which are far down on phones. */
export function DueNow({ order: { payment } }: { order: Pick<Order, 'payment'> }) {
  const t = useText('order-page')
  const price = usePrice()
  const next = payment?.parts.find(({ state }) => state !== 'confirmed')
  if (!next?.may.includes('sendProof')) return null
  return (
    <a href="#payments" className={payLink}>
      {t(`due.${next.part}`, { amount: isolated(price(next.dueCents)) })}
    </a>
  )
}
