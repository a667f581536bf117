import type { Review } from '@ticarum/contract/procedures/reviews'
import { Link } from 'react-router'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LoadMore } from '../../components/ui/load-more.tsx'
import { Photo } from '../../components/ui/photo.tsx'
import { Written } from '../../components/ui/written.tsx'
import { useMore } from '../../context/use-load-more.ts'
import { useText } from '../../texts.ts'
import { Seal } from '../suppliers/seal.tsx'
import { reviewPath } from './paths.ts'
import { ReviewKind } from './review-kind.tsx'
import { WaitedText } from './waited-text.tsx'
import type { Waited } from './waiting-time.ts'

const rowState = 'flex flex-wrap items-center gap-x-4 gap-y-1 max-md:col-start-2 md:grid md:grid-cols-[auto_9rem]'

const rowGrid =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-line py-3.5 ' +
  'md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center'

export type ReviewRow = Review & { waited: Waited }

const FIRST_SCREEN = 8

/** The queue, oldest first. 'Load more' is a link to the next page; with scripts its items are appended. */
export function ReviewList({
  first,
  address,
}: {
  first: { items: ReviewRow[]; next: string | null }
  address: string
}) {
  const t = useText('reviews')
  const { items, more, focusOf } = useMore(first, address)
  if (items.length === 0) {
    return (
      <EmptyState title={t('none')}>
        <p className="text-muted">{t('none.text')}</p>
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-6">
      <ul className="border-t border-rule">
        {items.map((review, place) => (
          <li key={review.id} {...focusOf(review.id)} className={rowGrid}>
            <div className="size-14 flex-none rounded-control bg-sand max-md:row-span-2">
              {review.image ? <Photo picture={review.image} alt="" sizes="56px" first={place < FIRST_SCREEN} /> : null}
            </div>
            <div className="grid min-w-0 gap-0.5">
              <h2 className="min-w-0 text-md leading-snug">
                <Link
                  to={reviewPath(review.id)}
                  className="inline-block py-1 text-primary underline underline-offset-3"
                >
                  <Written language={review.language}>{review.name}</Written>
                </Link>
              </h2>
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
                <bdi>{review.supplier.name}</bdi>
                {review.supplier.verified ? <Seal /> : null}
              </p>
            </div>
            <div className={rowState}>
              <ReviewKind kind={review.kind} />
              <WaitedText waited={review.waited} />
            </div>
          </li>
        ))}
      </ul>
      <LoadMore {...more} />
    </div>
  )
}
