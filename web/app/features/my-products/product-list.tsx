import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useText } from '../../texts.ts'
import { useMore } from '../../visit/use-more.ts'
import { addressOf, type Filters, PATH, withQuery } from './filters.ts'
import { type MyProduct, ProductRow } from './product-row.tsx'
import type { RefusedQuickEdit } from './quick-edit.tsx'

const FIRST_SCREEN = 6

interface Wanted {
  first: { items: MyProduct[]; next: string | null }
  filters: Filters
  /** a quick edit that came back */
  refused: (RefusedQuickEdit & { kept: { id: string } }) | undefined
}

/** One's own products, newest first. 'Load more' is a link to the next ones; with scripts they come below these. */
export function ProductList({ first, filters, refused }: Wanted) {
  const t = useText('my-products')
  const address = addressOf(filters)
  const { items, next, loading, loadMore, focusOf } = useMore(first, address)
  if (items.length === 0) return address === PATH ? <NoneYet /> : <NoneFound />
  return (
    <div className="grid gap-6">
      <ul className="border-t border-rule">
        {items.map((product, place) => (
          <ProductRow
            key={product.id}
            product={product}
            address={address}
            action={sentTo(address)}
            refused={refused?.kept.id === product.id ? refused : undefined}
            first={place < FIRST_SCREEN}
            focus={focusOf(product.id)}
          />
        ))}
      </ul>
      {next ? (
        <p className="text-center">
          <ButtonLink
            to={withQuery(address, 'after', next)}
            variant="line"
            aria-disabled={loading || undefined}
            onClick={loadMore}
          >
            {t(loading ? 'loading' : 'more')}
          </ButtonLink>
        </p>
      ) : null}
    </div>
  )
}

function NoneYet() {
  const t = useText('my-products')
  return (
    <EmptyState title={t('none')}>
      <p className="text-muted">{t('none.text')}</p>
      <ButtonLink to="/supplier/products/new">{t('none.add')}</ButtonLink>
    </EmptyState>
  )
}

function NoneFound() {
  const t = useText('my-products')
  return (
    <EmptyState title={t('none.found')}>
      <ButtonLink to={PATH} variant="line">
        {t('none.all')}
      </ButtonLink>
    </EmptyState>
  )
}
