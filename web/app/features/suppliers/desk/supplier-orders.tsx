import type { OrderRow } from '@ticarum/contract/procedures/order-shapes'
import { Link } from 'react-router'
import { Price } from '../../../components/ui/price.tsx'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'
import { StatusChip } from '../../orders/order-states.tsx'
import { orderListPaths, orderPath, ordersPath } from '../../orders/paths.ts'
import { SampleChip } from '../../orders/sample-chip.tsx'

/** A supplier's latest orders, and the way to all of them. */
export function SupplierOrders({ orders, name }: { orders: OrderRow[]; name: string }) {
  const t = useText('suppliers')
  const day = useDay()
  if (orders.length === 0) return <p className="text-muted">{t('orders.none')}</p>
  return (
    <div className="grid gap-2">
      <ul className="border-t border-rule">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5">
            <Link to={orderPath(order.id)} className="py-1 font-semibold text-primary underline underline-offset-3">
              <bdi>{order.number}</bdi>
            </Link>
            <span className="text-sm text-muted">{day(order.placedAt)}</span>
            <bdi className="min-w-0 flex-1">{order.customer.company}</bdi>
            <Price cents={order.totalCents} />
            <SampleChip order={order} />
            <StatusChip status={order.status} />
          </li>
        ))}
      </ul>
      <Link
        to={ordersPath(orderListPaths.admin, { q: name })}
        className="inline-flex min-h-12 items-center justify-self-start text-primary underline underline-offset-3"
      >
        {t('orders.all')}
      </Link>
    </div>
  )
}
