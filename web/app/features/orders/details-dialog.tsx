import type { Order } from '@ticarum/contract/procedures/order-shapes'
import type { Role } from '@ticarum/contract/values/roles'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Manifest, type ManifestRow } from '../../components/ui/manifest.tsx'
import { PersonName } from '../../components/ui/person-name.tsx'
import { Price } from '../../components/ui/price.tsx'
import { useDay } from '../../dates.ts'
import { useList } from '../../lists.ts'
import { useText } from '../../texts.ts'
import { LineList } from './line-list.tsx'
import { NextLineText } from './next-step.tsx'
import { ShippingChip, StatusChip } from './order-states.tsx'
import { orderPath } from './paths.ts'
import { SampleChip } from './sample-chip.tsx'

interface DetailsDialogProps {
  order: Order
  reader: Role
  back: string
}

/** Summary of an order over its list; the order's page has the rest. */
export function DetailsDialog({ order, reader, back }: DetailsDialogProps) {
  const t = useText('orders')
  const day = useDay()
  const listed = useList()
  const { address } = order
  const row = (label: string, value: string | null): ManifestRow[] =>
    value ? [{ label, value: <bdi>{value}</bdi> }] : []
  const rows: ManifestRow[] = [
    { label: t('shipping'), value: <ShippingChip status={order.shippingStatus} /> },
    ...row(t('tracking'), order.trackingNumber),
    ...row(t('carrier'), order.carrier),
    ...row(t('ready'), order.answer?.readyOn ? day(order.answer.readyOn) : null),
    { label: t('placed'), value: day(order.placedAt) },
    reader === 'supplier'
      ? { label: t('customer'), value: <PersonName name={order.customer.company} /> }
      : { label: t('supplier'), value: <bdi>{order.supplier.name}</bdi> },
    ...row(t('ship-to'), listed([address.street, address.city, address.state, address.postalCode, address.country])),
    ...row(t('notes'), order.notes),
    { label: t('total'), value: <Price cents={order.totalCents} className="text-lg font-bold" /> },
  ]
  return (
    <Dialog
      title={t('details.title', { number: order.number })}
      back={back}
      foot={
        <>
          <ButtonLink to={back} preventScrollReset variant="line">
            {t('details.close')}
          </ButtonLink>
          <ButtonLink to={orderPath(order.id)}>{t('details.open')}</ButtonLink>
        </>
      }
    >
      <div className="grid gap-4 pt-1">
        <div className="grid justify-items-start gap-2">
          <p className="flex gap-2">
            <StatusChip status={order.status} />
            <SampleChip order={order} />
          </p>
          <NextLineText order={order} reader={reader} />
        </div>
        <LineList lines={order.lines} />
        <Manifest rows={rows} />
      </div>
    </Dialog>
  )
}
