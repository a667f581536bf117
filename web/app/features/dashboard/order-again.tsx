import type { OrderRow } from '@ticarum/contract/procedures/order-shapes'
import { Link } from 'react-router'
import { HiddenText } from '../../components/ui/hidden-text.tsx'
import { Photo } from '../../components/ui/photo.tsx'
import { Written } from '../../components/ui/written.tsx'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'
import { dialogAt, orderListPaths } from '../orders/paths.ts'

/** The orders that were completed last, each with the way to order the same again. */
export function OrderAgain({ orders }: { orders: OrderRow[] }) {
  const t = useText('dashboard')
  const day = useDay()
  if (orders.length === 0) return null
  return (
    <section aria-labelledby="order-again" className="grid content-start gap-3">
      <h2 id="order-again" className="flex min-h-12 items-center text-xl">
        {t('again.title')}
      </h2>
      <ul className="border-t border-rule">
        {orders.map(({ id, number, first, placedAt }) => (
          <li key={id} className="flex gap-4 border-b border-line py-3">
            <span className="block size-14 flex-none rounded-control bg-sand">
              {first.image ? <Photo picture={first.image} alt="" sizes="56px" first /> : null}
            </span>
            <span className="grid min-w-0 justify-items-start">
              <b className="font-semibold">
                <Written language={first.language}>{first.name}</Written>
              </b>
              <span className="text-sm text-muted">
                <bdi>{number}</bdi>, {day(placedAt)}
              </span>
              <Link
                to={dialogAt(orderListPaths.customer, 'reorder', { id })}
                className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-3"
              >
                {t('again.reorder')} <HiddenText>{number}</HiddenText>
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
