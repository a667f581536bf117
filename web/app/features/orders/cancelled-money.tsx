import type { Order } from '@ticarum/contract/procedures/order-shapes'
import { heldCents } from '@ticarum/contract/values/payments'
import { isolated } from '../../isolated.ts'
import { usePrice } from '../../money.ts'
import { useText } from '../../texts.ts'

/** What happens to the money when an order is cancelled, said before it happens (D46). */
export function CancelledMoney({ order: { payment } }: { order: Pick<Order, 'payment'> }) {
  const t = useText('order-dialogs')
  const price = usePrice()
  if (!payment) return null
  const [held, sent] = [heldCents(payment), undecidedOf(payment)]
  return (
    <>
      {held > 0 ? <p>{t('cancel.money.received', { amount: isolated(price(held)) })}</p> : null}
      {sent > 0 ? <p>{t('cancel.money.sent', { amount: isolated(price(sent)) })}</p> : null}
      {held === 0 && sent === 0 ? <p>{t('cancel.money.none')}</p> : null}
    </>
  )
}

const undecidedOf = ({ entries }: NonNullable<Order['payment']>): number =>
  entries.filter(({ undecided }) => undecided).reduce((sum, { amountCents }) => sum + amountCents, 0)
