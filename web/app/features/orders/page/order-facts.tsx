import type { Order } from '@ticarum/contract/procedures/order-shapes'
import { loadOf } from '@ticarum/contract/values/containers'
import type { Role } from '@ticarum/contract/values/roles'
import { use } from 'react'
import { Manifest, type ManifestRow } from '../../../components/ui/manifest.tsx'
import { useName } from '../../../components/ui/person-name.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { useDay } from '../../../dates.ts'
import { useList } from '../../../lists.ts'
import { volume, weight } from '../../../measures.ts'
import { LanguageContext, useText } from '../../../texts.ts'
import { useChoiceRows } from '../../deals/choices.tsx'
import { LineList } from '../line-list.tsx'

interface OrderFactsProps {
  order: Order
  port: string | null
  reader: Role
}

/** Lines, terms and delivery of an order. */
export function OrderFacts({ order, port, reader }: OrderFactsProps) {
  const t = useText('order-page')
  return (
    <section aria-labelledby="goods" className="grid gap-4">
      <h2 id="goods" className="text-xl">
        {t('order')}
      </h2>
      <div>
        <LineList lines={order.lines} />
        <p className="flex items-baseline justify-between gap-4 border-b-3 border-double border-rule py-3">
          <b className="font-semibold">{t('total')}</b>
          <Price cents={order.totalCents} className="font-title text-xl font-bold" />
        </p>
      </div>
      <p className="text-sm text-muted">{t('not-included')}</p>
      <Manifest rows={useFacts(order, port, reader)} />
    </section>
  )
}

/** Shared with the pro forma invoice. */
export function useFacts(order: Order, port: string | null, reader: Role): ManifestRow[] {
  const t = useText('order-page')
  const orders = useText('orders')
  const product = useText('product')
  const day = useDay()
  const nameOf = useName()
  const language = use(LanguageContext)
  const listed = useList()
  const load = loadOf(order.lines)
  const choices = useChoiceRows(order, 'unusual')
  const { address, customer, basis } = order
  const row = (label: string, value: string | null | undefined, id?: string): ManifestRow[] =>
    value ? [{ label, value: <bdi>{value}</bdi>, ...(id && { id }) }] : []
  return [
    ...row(t('basis'), product(`basis.${basis.incoterm}`, { place: basis.place })),
    ...choices,
    ...row(t('cartons'), load.cartons > 0 ? product('amount', { unit: 'carton', count: load.cartons }) : null),
    ...row(t('volume'), load.cm3 > 0 ? volume(load.cm3, language) : null),
    ...row(t('weight'), load.grams > 0 ? weight(load.grams, language) : null),
    ...row(orders('ready'), order.answer?.readyOn ? day(order.answer.readyOn) : null),
    ...row(
      orders('ship-to'),
      listed([
        nameOf(customer.company),
        address.street,
        address.city,
        address.state,
        address.postalCode,
        address.country,
      ]),
      'ship-to',
    ),
    ...row(t('port'), port),
    ...row(t('contact'), nameOf(customer.name), 'contact'),
    ...row(t('phone'), customer.phone, 'phone'),
    ...row(orders('carrier'), order.carrier),
    ...row(orders('tracking'), order.trackingNumber),
    ...row(orders('notes'), order.notes),
    ...row(orders('supplier'), order.supplier.name, 'supplier'),
    ...(order.fee
      ? [
          {
            label: t(reader === 'admin' ? 'fee.ours' : 'fee', { percent: order.fee.hundredths / 100 }),
            value: <Price cents={order.fee.feeCents} />,
            id: 'fee',
          },
        ]
      : []),
  ]
}
