import type { FoundListings } from '@ticarum/contract/procedures/listings'
import type { Category } from '@ticarum/contract/values/products'
import { use, useEffect } from 'react'
import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LanguageContext, useText } from '../../texts.ts'
import { countMiss } from '../analytics/count-miss.ts'
import { neededPath } from '../needs/paths.ts'
import { isFiltered, type ListingFilters, productsPath } from './listing-filters.ts'

const SUGGESTIONS = 4

interface NoListingsProps {
  filters: ListingFilters
  filled: Category[]
  nearest: FoundListings['nearest']
}

/** Empty state of the product list: similar and broader searches, categories, and the way to ask the company. */
export function NoListings({ filters, filled, nearest }: NoListingsProps) {
  const t = useText('search')
  const listings = useText('listings')
  const language = use(LanguageContext)
  const { q, category } = filters
  const filtered = category !== null || isFiltered({ ...filters, q: '' })
  useEffect(() => {
    if (q && !filtered) countMiss(q, language)
  }, [q, filtered, language])
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
  const words = nearest?.words ?? []
  const best = nearest?.category ?? null
  const others = [...(best ? [best] : []), ...filled.filter((each) => each !== best)]
    .filter((each) => each !== category)
    .slice(0, SUGGESTIONS)
  return (
    <EmptyState title={t('none.found')}>
      <p className="text-muted">{t('none.found.hint')}</p>
      {words.length > 0 ? (
        <div className="grid gap-2">
          <h4 id="nearest" className="text-sm font-semibold text-muted">
            {t('none.nearest')}
          </h4>
          <ul aria-labelledby="nearest" className="flex flex-wrap justify-center gap-2">
            {words.map((word) => (
              <li key={word}>
                <ButtonLink to={productsPath({ q: word })} variant="line" small>
                  <bdi>{word}</bdi>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
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
      {q ? (
        <div className="mt-3 grid justify-items-center gap-3 border-t border-line pt-6">
          <p>{t('none.need.hint')}</p>
          <ButtonLink to={neededPath(q)}>{t('none.need')}</ButtonLink>
        </div>
      ) : null}
    </EmptyState>
  )
}
