import type { ProductCounts } from '@ticarum/contract/procedures/products'
import { useText } from '../../texts.ts'
import { supplierProductsPath } from '../products/list/paths.ts'
import { Attention, type AttentionRow } from './attention.tsx'

interface SupplierAttentionProps {
  products: ProductCounts
  /** listed products whose price was not confirmed for long */
  unconfirmed: number
  /** orders and quotes that the supplier has to act on */
  orders: AttentionRow[]
}

/** What waits for a supplier; each count leads to the list of exactly those. */
export function SupplierAttention({ products, unconfirmed, orders }: SupplierAttentionProps) {
  const t = useText('dashboard')
  const rows = (
    [
      { key: 'sent-back', count: products.sentBack, to: supplierProductsPath({ waits: 'sent_back' }) },
      { key: 'prices', count: unconfirmed, to: supplierProductsPath({ waits: 'prices' }) },
      { key: 'drafts', count: products.drafts, to: supplierProductsPath({ status: 'draft' }) },
    ] as const
  )
    .filter(({ count }) => count > 0)
    .map(({ key, count, to }) => ({
      key,
      to,
      count: t('figures.count', { count }),
      text: t(`attention.${key}`, { count }),
    }))
  return <Attention rows={[...orders, ...rows]} />
}
