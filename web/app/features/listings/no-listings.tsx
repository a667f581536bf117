import type { Category } from '@ticarum/contract/values/products'
import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { useText } from '../../texts.ts'
import { isFiltered, type ListingFilters, productsPath } from './listing-filters.ts'

const SUGGESTIONS = 4

/** Empty state of the product list, with links to broader searches. */
export function NoListings({ filters, filled }: { filters: ListingFilters; filled: Category[] }) {
  const t = useText('search')
  const listings = useText('listings')
  if (!isFiltered(filters)) {
    return (
      <EmptyState title={t(filters.category ? 'none.category' : 'none')}>
        {filters.category ? (
          <ButtonLink to="/products" variant="line">
            {listings('category.all')}
          </ButtonLink>
        ) : null}
      </EmptyState>
    )
  }
  const { q, category } = filters
  const filtered = category !== null || isFiltered({ ...filters, q: '' })
  const others = filled.filter((each) => each !== category).slice(0, SUGGESTIONS)
  return (
    <EmptyState title={t('none.found')}>
      <p className="text-muted">{t('none.found.hint')}</p>
      <div className="flex flex-wrap justify-center gap-2">
        {q && filtered ? (
          <ButtonLink to={productsPath({ q })} variant="line">
            {t('none.everywhere', { q })}
          </ButtonLink>
        ) : null}
        <ButtonLink to={productsPath({ category: q ? null : category })} variant="line">
          {t('filter.clear')}
        </ButtonLink>
      </div>
      {others.length > 0 ? (
        <ul aria-label={t('none.look')} className="flex flex-wrap justify-center gap-x-6">
          {others.map((each) => (
            <li key={each}>
              <ButtonLink to={productsPath({ category: each })} variant="quiet" small>
                {listings(`category.${each}`)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      ) : null}
    </EmptyState>
  )
}
