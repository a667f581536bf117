import type { SupplierRating } from '@ticarum/contract/procedures/companies'
import type { ShownRating } from '@ticarum/contract/procedures/ratings'
import type { Language } from '@ticarum/contract/values/languages'
import { placesIn } from '@ticarum/contract/values/place-names'
import { MIN_RATINGS } from '@ticarum/contract/values/ratings'
import { use } from 'react'
import { renderStill, usePageText } from '../../components/static/prerender.server.tsx'
import { Stars } from '../../components/ui/stars.tsx'
import { useDay } from '../../dates.ts'
import { LanguageContext } from '../../texts.ts'
import { meanIn } from './rating-mark.server.ts'

interface ProfileRatingsProps {
  supplier: { id: string; name: string; rating?: SupplierRating | undefined }
  page: { items: ShownRating[]; next: string | null }
  /** not the newest ones */
  older: boolean
}

/** Ratings on a supplier's profile, as finished markup; null while there are none. */
export const ratingsHtml = (language: Language, ratings: ProfileRatingsProps): string | null =>
  ratings.page.items.length > 0 ? renderStill(<ProfileRatings {...ratings} />, language) : null

const follow = 'inline-flex min-h-11 items-center text-primary underline underline-offset-3'

function ProfileRatings({ supplier: { id, name, rating }, page: { items, next }, older }: ProfileRatingsProps) {
  const t = usePageText('page-ratings')
  const language = use(LanguageContext)
  const path = `/supplier/${id}`
  return (
    <section aria-labelledby="ratings" className="grid gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="ratings" className="text-2xl">
          {t('title')}
        </h2>
        <p className="text-muted">
          {rating
            ? t('figure', { mean: meanIn(language, rating.mean), count: rating.count })
            : t('few', { count: MIN_RATINGS })}
        </p>
      </div>
      <ul className="grid gap-x-6 gap-y-8 md:grid-cols-3">
        {items.map((each) => (
          <RatingItem key={each.id} rating={each} supplier={name} />
        ))}
      </ul>
      {next || older ? (
        <p className="flex flex-wrap gap-x-6">
          {older ? (
            <a href={`${path}#ratings`} className={follow}>
              {t('newest')}
            </a>
          ) : null}
          {next ? (
            <a href={`${path}?ratings=${encodeURIComponent(next)}#ratings`} className={follow}>
              {t('older')}
            </a>
          ) : null}
        </p>
      ) : null}
    </section>
  )
}

function RatingItem({ rating, supplier }: { rating: ShownRating; supplier: string }) {
  const t = usePageText('page-ratings')
  const day = useDay()
  const { stars, words, language, city, at, answer } = rating
  return (
    <li className="grid content-start gap-3 border-t border-rule pt-4">
      <Stars rating={stars} label={t('stars', { count: stars })} />
      {words ? (
        <blockquote lang={language} dir="auto" className="break-words whitespace-pre-line">
          {words}
        </blockquote>
      ) : null}
      <p className="text-sm text-muted">
        {city ? t('from', { city: placesIn(use(LanguageContext), city) }) : t('customer')} · {day(at)}
      </p>
      {answer ? (
        <div className="grid gap-1 border-s-2 border-line ps-3 text-sm">
          <p className="font-semibold">
            <bdi>{t('answer', { name: supplier })}</bdi>
          </p>
          <p lang={answer.language} dir="auto" className="break-words whitespace-pre-line">
            {answer.text}
          </p>
        </div>
      ) : null}
    </li>
  )
}
