import { ButtonLink } from '../../components/ui/button.tsx'
import { LoadMore } from '../../components/ui/load-more.tsx'
import { useMore } from '../../context/use-load-more.ts'
import { useText } from '../../texts.ts'
import type { Card } from './listing-card.tsx'
import { ListingCards } from './listing-cards.tsx'
import type { Viewer } from './viewer.ts'

interface ListingGridProps {
  first: { items: Card[]; next: string | null }
  /** total count; 'many' if there are too many to count */
  count: number | 'many'
  /** URL of this list */
  path: string
  viewer: Viewer
  /** on a supplier's page */
  ofOneSupplier?: boolean
  /** not the first page, so the number of products before it is unknown */
  continued: boolean
}

/** Products, one page at a time. 'Load more' is a link to the next page; with scripts its items are appended. */
export function ListingGrid({ first, count, path, viewer, ofOneSupplier = false, continued }: ListingGridProps) {
  const t = useText('listings')
  const { items, more, focusOf } = useMore(first, path)
  const shown = items.length
  return (
    <div className="grid grid-cols-1 gap-12">
      <ListingCards items={items} viewer={viewer} ofOneSupplier={ofOneSupplier} focusOf={focusOf} />
      {more.to || continued ? (
        <div className="grid justify-items-center gap-4">
          {continued ? null : (
            <p className="text-sm text-muted">
              {count === 'many' ? t('shown.many', { shown }) : t('shown', { shown, count })}
            </p>
          )}
          <LoadMore {...more} />
          {continued ? (
            <ButtonLink to={path} variant="quiet">
              {t('first')}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
