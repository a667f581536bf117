import type { OrderRow } from '@ticarum/contract/procedures/order-shapes'
import { Link } from 'react-router'
import { Photo } from '../../components/ui/photo.tsx'
import { Price } from '../../components/ui/price.tsx'
import { Written } from '../../components/ui/written.tsx'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'
import { LateMark } from '../orders/next-step.tsx'
import { ShippingChip } from '../orders/order-states.tsx'
import { orderPath } from '../orders/paths.ts'
import { SampleChip } from '../orders/sample-chip.tsx'

interface OrdersUnderWayProps {
  orders: OrderRow[]
  to: string
  other: 'customer' | 'supplier'
}

/** The newest unfinished orders with their shipping status. */
export function OrdersUnderWay({ orders, to, other }: OrdersUnderWayProps) {
  const t = useText('dashboard')
  const day = useDay()
  if (orders.length === 0) return null
  return (
    <section aria-labelledby="under-way" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="under-way" className="text-xl">
          {t('on-the-way')}
        </h2>
        <Link to={to} className="inline-flex min-h-12 items-center text-primary underline underline-offset-3">
          {t('on-the-way.all')}
        </Link>
      </div>
      <ul className="border-t border-rule">
        {orders.map((order) => (
          <li key={order.id} className="border-b border-line">
            <Link
              to={orderPath(order.id)}
              className="flex items-center gap-4 py-3 text-text no-underline hover:bg-sand-2"
            >
              <span className="block size-14 flex-none rounded-control bg-sand">
                {order.first.image ? <Photo picture={order.first.image} alt="" sizes="56px" first /> : null}
              </span>
              <span className="grid min-w-0 flex-1">
                <b className="font-semibold">
                  <Written language={order.first.language}>{order.first.name}</Written>
                </b>
                <span className="text-sm text-muted">
                  <bdi>{order.number}</bdi>,{' '}
                  <bdi>{other === 'supplier' ? order.supplier.name : order.customer.company}</bdi>,{' '}
                  {day(order.placedAt)}
                </span>
              </span>
              <span className="grid justify-items-end gap-1">
                <Price cents={order.totalCents} className="font-semibold" />
                <ShippingChip status={order.shippingStatus} />
                <SampleChip order={order} />
                <span className="text-xs">
                  <LateMark days={order.late} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
