import type { Order } from '@ticarum/contract/procedures/order-shapes'
import type { Role } from '@ticarum/contract/values/roles'
import { BackLink } from '../../../components/ui/back-link.tsx'
import { useName } from '../../../components/ui/person-name.tsx'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'
import { StatusChip } from '../order-states.tsx'
import { orderListPaths } from '../paths.ts'
import { SampleChip } from '../sample-chip.tsx'
import { OrderActs } from './order-acts.tsx'

/** Number and status of an order, with what the reader does next. */
export function OrderHead({ order, reader }: { order: Order; reader: Role }) {
  const t = useText('order-page')
  const orders = useText('orders')
  const day = useDay()
  const nameOf = useName()
  return (
    <div className="grid gap-4">
      <BackLink to={orderListPaths[reader]}>{orders(reader === 'customer' ? 'title.mine' : 'title')}</BackLink>
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-3xl">{t('title', { number: order.number })}</h1>
          <StatusChip status={order.status} />
          <SampleChip order={order} />
        </div>
        <p className="text-muted">
          <bdi>
            {t('lead', {
              day: day(order.placedAt),
              supplier: order.supplier.name,
              customer: nameOf(order.customer.company),
              city: order.address.city,
            })}
          </bdi>
        </p>
      </div>
      <OrderActs order={order} reader={reader} />
    </div>
  )
}
