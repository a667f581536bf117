import type { SalesTotals } from '@ticarum/contract/procedures/analytics'
import type { OrderCounts } from '@ticarum/contract/procedures/orders'
import type { ProductCounts } from '@ticarum/contract/procedures/products'
import { type ReactNode, useId } from 'react'
import { Price } from '../../components/ui/price.tsx'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'

interface SupplierFiguresProps {
  products: ProductCounts
  orders: OrderCounts
  sales: SalesTotals
}

/** A supplier's four figures; all zero at the beginning. */
export function SupplierFigures({ products, orders, sales }: SupplierFiguresProps) {
  const t = useText('dashboard')
  const day = useDay()
  const active = orders.pending + orders.processing
  const count = (number: number) => t('figures.count', { count: number })
  return (
    <div className="grid grid-cols-2 border-y border-line border-t-rule lg:grid-cols-4">
      <Figure
        title={t('figures.products')}
        value={count(products.all)}
        note={
          products.all > 0
            ? t('figures.states', { listed: products.listed, review: products.inReview, paused: products.paused })
            : t('figures.none')
        }
      />
      <Figure
        title={t('figures.orders')}
        value={count(active)}
        note={active > 0 ? t('figures.orders.states', orders) : t('figures.none')}
      />
      <Figure
        title={t('figures.revenue')}
        value={<Price cents={sales.revenueCents} />}
        note={sales.since ? t('figures.revenue.since', { day: day(sales.since) }) : t('figures.none')}
      />
      <Figure
        title={t('figures.customers')}
        value={count(sales.customers)}
        note={t(sales.customers > 0 ? 'figures.customers.note' : 'figures.none')}
      />
    </div>
  )
}

function Figure({ title, value, note }: { title: string; value: ReactNode; note: string }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-1 border-line py-4 even:border-s even:ps-4 nth-[n+3]:max-lg:border-t
        lg:not-first:border-s lg:not-first:ps-4"
    >
      <h2 id={id} className="text-base font-semibold">
        {title}
      </h2>
      <p className="font-title text-2xl font-bold break-words">{value}</p>
      <p className="text-sm text-muted">{note}</p>
    </section>
  )
}
