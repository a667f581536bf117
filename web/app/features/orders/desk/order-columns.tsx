import type { OrderRow } from '@ticarum/contract/procedures/order-shapes'
import type { PaymentStage } from '@ticarum/contract/values/orders'
import { Link } from 'react-router'
import { Icon, type IconName } from '../../../components/icons/icon.tsx'
import type { Column } from '../../../components/table/table.tsx'
import { HiddenText } from '../../../components/ui/hidden-text.tsx'
import { Initials } from '../../../components/ui/initials.tsx'
import { PersonName } from '../../../components/ui/person-name.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { Written } from '../../../components/ui/written.tsx'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'
import { NextStepCell } from '../list/next-step-cell.tsx'
import { ShippingChip, StatusChip } from '../order-states.tsx'
import { orderPath } from '../paths.ts'
import { SampleChip } from '../sample-chip.tsx'
import { StatusChoice } from './status-choice.tsx'

type OrderColumn = Column<OrderRow>

interface OrderColumnsProps {
  /** where forms in rows are sent */
  action: string
  formKey: string
  ports: { code: string; name: string }[]
}

/** The columns of the desk's orders. */
export function useOrderColumns({ action, formKey, ports }: OrderColumnsProps): [OrderColumn, ...OrderColumn[]] {
  const t = useText('desk-orders')
  return [
    { id: 'order', label: t('column.order'), place: 'title', cell: (order) => <NumberCell order={order} /> },
    {
      id: 'customer',
      label: t('column.customer'),
      place: 'line',
      narrow: true,
      cell: ({ customer: { company, city } }) => (
        <>
          <PersonName name={company} className="xl:block xl:truncate" />{' '}
          <span className="text-sm text-muted xl:block xl:truncate">{city}</span>
        </>
      ),
    },
    {
      id: 'product',
      label: t('column.product'),
      place: 'wide',
      narrow: true,
      cell: (order) => <GoodsCell order={order} />,
    },
    {
      id: 'total',
      label: t('column.total'),
      place: 'side',
      atEnd: true,
      cell: ({ totalCents }) => <Price cents={totalCents} className="font-semibold xl:font-normal" />,
    },
    { id: 'payment', label: t('column.payment'), place: 'line', cell: (order) => <PaymentCell order={order} /> },
    {
      id: 'status',
      label: t('column.status'),
      place: 'line',
      cell: (order) =>
        order.may.includes('setStatus') ? (
          <StatusChoice order={order} action={action} formKey={formKey} />
        ) : (
          <StatusChip status={order.status} />
        ),
    },
    {
      id: 'shipping',
      label: t('column.shipping'),
      place: 'end',
      cell: ({ shippingStatus }) => <ShippingChip status={shippingStatus} />,
    },
    { id: 'next', label: t('column.next'), place: 'wide', cell: (order) => <DeskNextCell order={order} /> },
    {
      id: 'port',
      label: t('column.port'),
      extra: true,
      cell: ({ port }) => ports.find(({ code }) => code === port)?.name ?? port ?? '–',
    },
    {
      id: 'supplier',
      label: t('column.supplier'),
      extra: true,
      narrow: true,
      cell: ({ supplier }) => <bdi>{supplier.name}</bdi>,
    },
    {
      id: 'assignee',
      label: t('column.assignee'),
      extra: true,
      cell: ({ desk }) => <bdi>{desk?.assignee?.name ?? '–'}</bdi>,
    },
    {
      id: 'tracking',
      label: t('column.tracking'),
      extra: true,
      cell: ({ trackingNumber }) => <bdi>{trackingNumber ?? '–'}</bdi>,
    },
  ]
}

function NumberCell({ order }: { order: OrderRow }) {
  const { id, number, placedAt } = order
  const day = useDay()
  return (
    <>
      <Link to={orderPath(id)} className="inline-block font-semibold text-primary underline underline-offset-3">
        <bdi>{number}</bdi>
      </Link>{' '}
      <span className="text-xs text-muted xl:block">{day(placedAt)}</span> <SampleChip order={order} />
    </>
  )
}

function GoodsCell({ order: { first, furtherLines, supplier } }: { order: OrderRow }) {
  const t = useText('desk-orders')
  const orders = useText('orders')
  return (
    <>
      <span className="xl:block xl:truncate">
        {t('goods', { count: first.quantity })} <Written language={first.language}>{first.name}</Written>
        {furtherLines > 0 ? ` ${orders('further', { count: furtherLines })}` : null}
      </span>{' '}
      <bdi className="text-sm text-muted xl:block xl:truncate">{supplier.name}</bdi>
    </>
  )
}

const stageIcons: Record<PaymentStage, IconName> = {
  deposit_due: 'clock',
  proof_sent: 'file',
  balance_due: 'clock',
  paid: 'check',
  refund_due: 'warning',
  none: 'ban',
}

/** How far it is paid; below, the one figure that is owed, or what was received of the total. */
function PaymentCell({ order: { paid, totalCents } }: { order: OrderRow }) {
  const t = useText('desk-orders')
  if (!paid) return null
  const tones: Partial<Record<PaymentStage, string>> = { paid: 'text-success', none: 'text-muted' }
  return (
    <span className="flex flex-wrap items-center gap-x-2 xl:block">
      <span className={`inline-flex items-center gap-1.5 ${tones[paid.stage] ?? 'font-semibold text-warning'}`}>
        <Icon name={stageIcons[paid.stage]} small />
        {t(`payment.${paid.stage}`)}
      </span>{' '}
      <span className="text-xs text-muted xl:block">
        {paid.owedCents < 0 ? (
          <Price cents={-paid.owedCents} />
        ) : (
          <>
            <Price cents={paid.receivedCents - paid.refundedCents} /> / <Price cents={totalCents} />
          </>
        )}
      </span>
    </span>
  )
}

/** The next step, with who looks after the order and when to look again. */
function DeskNextCell({ order }: { order: OrderRow }) {
  const t = useText('desk-orders')
  const day = useDay()
  const { desk } = order
  return (
    <span className="flex items-center justify-between gap-2">
      <NextStepCell order={order} />
      {desk?.assignee || desk?.followUpOn ? (
        <span className="flex flex-none items-center gap-1">
          {desk.assignee ? (
            <span title={t('assigned', { name: desk.assignee.name })}>
              <HiddenText>{t('assigned', { name: desk.assignee.name })}</HiddenText>
              <Initials of={desk.assignee.name} />
            </span>
          ) : null}
          {desk.followUpOn ? (
            <span title={t('follow-up', { day: day(desk.followUpOn) })} className="inline-flex text-warning">
              <HiddenText>{t('follow-up', { day: day(desk.followUpOn) })}</HiddenText>
              <Icon name="clock" small />
            </span>
          ) : null}
        </span>
      ) : null}
    </span>
  )
}
