import type { OrderCounts } from '@ticarum/contract/procedures/orders'
import type { ProductCounts } from '@ticarum/contract/procedures/products'
import { useText } from '../../texts.ts'
import { Attention, type AttentionRow } from './attention.tsx'

interface Waiting {
  key: 'sent-back' | 'prices' | 'drafts'
  count: number
  to: string
}

interface SupplierFiguresProps {
  counts: ProductCounts
  unconfirmed: number
  /** null: could not be read */
  orders: OrderCounts | null
  /** orders that the supplier has to act on */
  waiting: AttentionRow[]
}

/** A supplier's product and order counts, and what needs attention. */
export function SupplierFigures({ counts, unconfirmed, orders, waiting }: SupplierFiguresProps) {
  const t = useText('dashboard')
  const all: Waiting[] = [
    { key: 'sent-back', count: counts.sentBack, to: '/supplier/products' },
    { key: 'prices', count: unconfirmed, to: '/supplier/products?status=listed' },
    { key: 'drafts', count: counts.drafts, to: '/supplier/products?status=draft' },
  ]
  const rows = all
    .filter(({ count }) => count > 0)
    .map(({ key, count, to }) => ({
      key,
      to,
      count: t('figures.count', { count }),
      text: t(`attention.${key}`, { count }),
    }))
  return (
    <>
      <div className="grid grid-cols-2 border-y border-line border-t-rule">
        <Figure
          id="figures"
          title={t('figures.products')}
          count={counts.all}
          note={t('figures.states', { listed: counts.listed, review: counts.inReview, paused: counts.paused })}
        />
        {orders ? (
          <Figure
            id="figures-orders"
            title={t('figures.orders')}
            count={orders.pending + orders.processing}
            note={t('figures.orders.states', orders)}
          />
        ) : null}
      </div>
      <Attention rows={[...waiting, ...rows]} />
    </>
  )
}

function Figure({ id, title, count, note }: { id: string; title: string; count: number; note: string }) {
  const t = useText('dashboard')
  return (
    <section aria-labelledby={id} className="py-4 not-first:border-s not-first:border-line not-first:ps-4">
      <h2 id={id} className="text-base font-semibold">
        {title}
      </h2>
      <p className="font-title text-3xl font-bold">{t('figures.count', { count })}</p>
      <p className="text-sm text-muted">{note}</p>
    </section>
  )
}
