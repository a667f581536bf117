import type { OrderRow as Row } from '@ticarum/contract/procedures/order-shapes'
import type { Role } from '@ticarum/contract/values/roles'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { useName } from '../../../components/ui/person-name.tsx'
import { Photo } from '../../../components/ui/photo.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { Written } from '../../../components/ui/written.tsx'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'
import { NextLineText } from '../next-step.tsx'
import { ShippingChip, StatusChip } from '../order-states.tsx'
import { orderPath } from '../paths.ts'
import { SampleChip } from '../sample-chip.tsx'

const rowGrid =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-4 ' +
  'xl:grid-cols-[auto_minmax(0,1fr)_auto] xl:items-start'

interface OrderRowViewProps {
  order: Row
  reader: Role
  /** on the first screen: its picture is loaded eagerly */
  first: boolean
  focus: Pick<ComponentProps<'li'>, 'ref' | 'tabIndex'> | undefined
  /** the row's buttons */
  actions: ReactNode
}

/** An order in the list of its customer or supplier. */
export function OrderRowView({ order, reader, first, focus, actions }: OrderRowViewProps) {
  const t = useText('orders')
  const product = useText('product')
  const day = useDay()
  const nameOf = useName()
  const { first: line, customer, supplier } = order
  const other =
    reader === 'customer' ? supplier.name : t('customer.at', { name: nameOf(customer.company), city: customer.city })
  return (
    <li {...focus} className={rowGrid}>
      <div className="size-18 flex-none rounded-control bg-sand">
        {line.image ? <Photo picture={line.image} alt="" sizes="72px" first={first} /> : null}
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-md sm:text-lg">
            <Link to={orderPath(order.id)} className="text-primary underline underline-offset-3">
              <bdi>{order.number}</bdi>
            </Link>
          </h2>
          <Price cents={order.totalCents} className="font-semibold sm:text-lg" />
        </div>
        <p>
          {product('amount', { unit: line.unit, count: line.quantity })} ×{' '}
          <Written language={line.language}>{line.name}</Written>
          {order.furtherLines > 0 ? ` ${t('further', { count: order.furtherLines })}` : null}
        </p>
        <p className="text-sm text-muted">
          <bdi>{other}</bdi> · {day(order.placedAt)}
        </p>
        <p className="flex flex-wrap items-center gap-2 py-1">
          <SampleChip order={order} />
          <StatusChip status={order.status} />
          <ShippingChip status={order.shippingStatus} />
          {order.trackingNumber ? (
            <span className="text-sm text-muted">
              {t('tracking')} <bdi className="font-semibold text-text">{order.trackingNumber}</bdi>
            </span>
          ) : null}
        </p>
        <NextLineText order={order} reader={reader} />
      </div>
      <div className="col-span-2 flex flex-wrap gap-2 xl:col-span-1 xl:w-66">{actions}</div>
    </li>
  )
}
