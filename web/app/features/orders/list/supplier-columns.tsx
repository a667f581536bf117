import type { OrderRow } from '@ticarum/contract/procedures/order-shapes'
import { Link } from 'react-router'
import { Icon } from '../../../components/icons/icon.tsx'
import type { Column } from '../../../components/table/table.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { Written } from '../../../components/ui/written.tsx'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'
import { ShippingChip, StatusChip } from '../order-states.tsx'
import { dialogAt, doneInDialog, orderPath } from '../paths.ts'
import { SampleChip } from '../sample-chip.tsx'
import { NextStepCell } from './next-step-cell.tsx'

type OrderColumn = Column<OrderRow>

/** The columns of a supplier's orders. */
export function useSupplierOrderColumns(): [OrderColumn, ...OrderColumn[]] {
  const t = useText('orders')
  const product = useText('product')
  const day = useDay()
  return [
    {
      id: 'order',
      label: t('column.order'),
      place: 'title',
      cell: ({ id, number, placedAt }) => (
        <>
          <Link to={orderPath(id)} className="inline-block font-semibold text-primary underline underline-offset-3">
            <bdi>{number}</bdi>
          </Link>{' '}
          <span className="text-xs text-muted xl:block">{day(placedAt)}</span>
        </>
      ),
    },
    {
      id: 'total',
      label: t('column.total'),
      place: 'side',
      atEnd: true,
      cell: ({ totalCents }) => <Price cents={totalCents} className="font-semibold xl:font-normal" />,
    },
    {
      id: 'goods',
      label: t('column.goods'),
      place: 'wide',
      narrow: true,
      cell: ({ first, furtherLines }) => (
        <>
          {product('amount', { unit: first.unit, count: first.quantity })} ×{' '}
          <Written language={first.language}>{first.name}</Written>
          {furtherLines > 0 ? ` ${t('further', { count: furtherLines })}` : null}
        </>
      ),
    },
    {
      id: 'customer',
      label: t('column.customer'),
      place: 'wide',
      narrow: true,
      cell: ({ customer: { company, city } }) => <bdi>{t('customer.at', { name: company, city })}</bdi>,
    },
    {
      id: 'deposit',
      label: t('column.deposit'),
      place: 'named',
      cell: ({ partsReceived }) => {
        const deposit = partsReceived?.find(({ part }) => part === 'deposit')
        if (!deposit) return '–'
        return deposit.at ? (
          <>
            <span className="inline-flex items-center gap-1 text-success">
              <Icon name="check" small />
              {t('deposit.received')}
            </span>{' '}
            <span className="text-xs text-muted xl:block">{day(deposit.at)}</span>
          </>
        ) : (
          <span className="text-muted">{t('deposit.not')}</span>
        )
      },
    },
    {
      id: 'status',
      label: t('column.status'),
      place: 'line',
      cell: (order) => (
        <>
          <StatusChip status={order.status} /> <SampleChip order={order} />
        </>
      ),
    },
    {
      id: 'shipping',
      label: t('column.shipping'),
      place: 'wide',
      cell: ({ shippingStatus, trackingNumber }) => (
        <>
          <ShippingChip status={shippingStatus} />{' '}
          {trackingNumber ? (
            <span className="text-xs text-muted xl:block">
              <span className="xl:sr-only">{t('tracking')}</span>{' '}
              <bdi className="font-semibold text-text">{trackingNumber}</bdi>
            </span>
          ) : null}
        </>
      ),
    },
    { id: 'next', label: t('column.next'), place: 'wide', cell: (order) => <NextStepCell order={order} /> },
    { id: 'carrier', label: t('column.carrier'), extra: true, cell: ({ carrier }) => <bdi>{carrier ?? '–'}</bdi> },
  ]
}

/** What a supplier does with an order: first what it asks for, and where it asks for nothing, its details. */
export function SupplierOrderActs({ order, address }: { order: OrderRow; address: string }) {
  const t = useText('orders')
  const acts = (['answer', 'ship', 'details'] as const)
    .filter((act) => act === 'details' || order.may.includes(doneInDialog[act]))
    .filter((act) => act !== 'answer' || order.act === 'answer') // another answer is given on the order's page
    .toSorted((one, other) => placeOf(one, order) - placeOf(other, order))
  return (
    <span className="flex flex-wrap gap-x-4 xl:flex-nowrap xl:justify-end">
      {acts.map((act) => (
        <Link
          key={act}
          to={dialogAt(address, act, order)}
          preventScrollReset
          aria-label={t(`${act}.of`, { number: order.number })}
          className="inline-flex min-h-10 items-center text-sm font-semibold whitespace-nowrap text-primary underline underline-offset-3"
        >
          {t(act === 'ship' ? 'ship.title' : act)}
        </Link>
      ))}
    </span>
  )
}

function placeOf(act: 'answer' | 'ship' | 'details', { act: asked }: OrderRow): number {
  if (act === 'details') return asked ? 2 : 0
  return doneInDialog[act] === asked ? 0 : 1
}
