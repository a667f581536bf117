import type { ProductCounts } from '@ticarum/contract/procedures/products'
import { useText } from '../../texts.ts'
import { Attention } from './attention.tsx'

interface Waiting {
  key: 'sent-back' | 'prices' | 'drafts'
  count: number
  to: string
}

/** How many products a supplier has, and what of them waits for the supplier. */
export function ProductFigures({ counts, unconfirmed }: { counts: ProductCounts; unconfirmed: number }) {
  const t = useText('dashboard')
  const all: Waiting[] = [
    { key: 'sent-back', count: counts.sentBack, to: '/supplier/products' },
    { key: 'prices', count: unconfirmed, to: '/supplier/products?status=listed' },
    { key: 'drafts', count: counts.drafts, to: '/supplier/products?status=draft' },
  ]
  const waiting = all.filter(({ count }) => count > 0)
  return (
    <>
      <section aria-labelledby="figures" className="border-y border-line border-t-rule py-4">
        <h2 id="figures" className="text-base font-semibold">
          {t('figures.products')}
        </h2>
        <p className="font-title text-3xl font-bold">{t('figures.count', { count: counts.all })}</p>
        <p className="text-sm text-muted">{t('figures.states', { listed: counts.listed, review: counts.inReview, paused: counts.paused })}</p>
      </section>
      <Attention rows={waiting.map(({ key, count, to }) => ({ key, to, count: t('figures.count', { count }), text: t(`attention.${key}`, { count }) }))} />
    </>
  )
}
