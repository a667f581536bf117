import { ButtonLink } from '../../../components/ui/button.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { LoadMore } from '../../../components/ui/load-more.tsx'
import { useMore } from '../../../context/use-load-more.ts'
import { sentTo } from '../../../forms/sent-to.ts'
import { useText } from '../../../texts.ts'
import { type ProductFilters, SUPPLIER_PRODUCTS_PATH, supplierProductsPath } from './paths.ts'
import { type MyProduct, ProductRowView } from './product-row.tsx'
import type { RefusedQuickEdit } from './quick-edit.tsx'

const FIRST_SCREEN = 6

interface ProductListProps {
  first: { items: MyProduct[]; next: string | null }
  filters: ProductFilters
  /** a quick edit that was refused */
  refused: RefusedQuickEdit | undefined
}

/**
 * The supplier's own products, newest first. 'Load more' is a link to the next page; with scripts its items are
 * appended.
 */
export function ProductList({ first, filters, refused }: ProductListProps) {
  const _t = useText('supplier-products')
  const address = supplierProductsPath(filters)
  const { items, more, focusOf } = useMore(first, address)
  if (items.length === 0) return address === SUPPLIER_PRODUCTS_PATH ? <NoneYet /> : <NoneFound />
  return (
    <div className="grid gap-6">
      <ul className="border-t border-rule">
        {items.map((product, place) => (
          <ProductRowView
            key={product.id}
            product={product}
            address={address}
            action={sentTo(address)}
            refused={refused?.values.id === product.id ? refused : undefined}
            first={place < FIRST_SCREEN}
            focus={focusOf(product.id)}
          />
        ))}
      </ul>
      <LoadMore {...more} />
    </div>
  )
}

function NoneYet() {
  const t = useText('supplier-products')
  return (
    <EmptyState title={t('none')}>
      <p className="text-muted">{t('none.text')}</p>
      <ButtonLink to="/supplier/products/new">{t('none.add')}</ButtonLink>
    </EmptyState>
  )
}

function NoneFound() {
  const t = useText('supplier-products')
  return (
    <EmptyState title={t('none.found')}>
      <ButtonLink to={SUPPLIER_PRODUCTS_PATH} variant="line">
        {t('none.all')}
      </ButtonLink>
    </EmptyState>
  )
}
