import { Link } from 'react-router'
import { useText } from '../../texts.ts'
import { isFiltered, type ListingFilters, productsPath } from './listing-filters.ts'

const link = 'inline-flex min-h-10 items-center text-primary underline underline-offset-3'

/** The search found nothing for the typed words: shows the corrected words, with links to both searches. */
export function CorrectedWords({
  filters,
  corrected,
}: {
  filters: ListingFilters
  corrected: { asked: string; found: string }
}) {
  const t = useText('search')
  const filtered = filters.category !== null || isFiltered({ ...filters, q: '' })
  return (
    <div role="status" className="grid gap-1">
      <p>{t('corrected', corrected)}</p>
      <p className="flex flex-wrap gap-x-6">
        <Link to={productsPath({ ...filters, q: corrected.found })} className={link}>
          {t('corrected.found', { found: corrected.found })}
        </Link>
        {filtered ? (
          <Link to={productsPath({ q: corrected.asked })} className={link}>
            {t('corrected.asked', { asked: corrected.asked })}
          </Link>
        ) : null}
      </p>
    </div>
  )
}
