import type { Order, OrderRating } from '@ticarum/contract/procedures/order-shapes'
import { type RatingPart, ratingParts } from '@ticarum/contract/values/ratings'
import type { ReactNode } from 'react'
import { Stars } from '../../../components/ui/stars.tsx'
import { Written } from '../../../components/ui/written.tsx'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'
import type { RefusedOrderAction } from '../order-action-errors.ts'
import { FormSummary } from './form-summary.tsx'
import { HideForm, RateForm, ReplyForm } from './rating-forms.tsx'

interface OrderRatingProps {
  order: Pick<Order, 'id' | 'may' | 'rating' | 'supplier'>
  formKey: string
  refused: RefusedOrderAction | undefined
}

/** What the customer says of the supplier or may say now, its answer, and what the reader may do about it. */
export function OrderRatingView({ order, formKey, refused }: OrderRatingProps) {
  const t = useText('ratings')
  const { id, may, rating, supplier } = order
  const form = { orderId: id, formKey, refused }
  return (
    <section aria-labelledby="rating-title" className="grid gap-4">
      <h2 id="rating-title" className="text-xl">
        {t(rating ? 'title' : 'rate')}
      </h2>
      {rating ? <Rated rating={rating} supplier={supplier.name} /> : <p className="text-muted">{t('lead')}</p>}
      {may.includes('rate') ? (
        <Folded label={rating ? t('change') : null} open={refused?.values.intent === 'rate'}>
          <RateForm key={rating?.changedAt} {...form} rating={rating} />
        </Folded>
      ) : null}
      {rating && may.includes('answerRating') ? (
        <Folded label={rating.answer ? t('answer.change') : null} open={refused?.values.intent === 'reply'}>
          <ReplyForm key={rating.answer?.at} {...form} answer={rating.answer?.text} />
        </Folded>
      ) : null}
      {rating && may.includes('hideRating')
        ? partsOf(rating).map((part) => (
            <Folded
              key={part}
              label={t(hiddenOf(rating, part) ? `show.${part}` : `hide.${part}`)}
              open={refused?.values.part === part}
            >
              <HideForm {...form} part={part} hidden={hiddenOf(rating, part) !== null} />
            </Folded>
          ))
        : null}
    </section>
  )
}

const hiddenOf = (rating: OrderRating, part: RatingPart) =>
  part === 'words' ? rating.wordsHidden : rating.answerHidden

/** What there is to hide. */
const partsOf = (rating: OrderRating) => ratingParts.filter((part) => rating[part] !== null)

/** What is done rarely is folded up; without a label it is open. */
function Folded({ label, open, children }: { label: string | null; open: boolean; children: ReactNode }) {
  if (label === null) return children
  return (
    <details open={open} className="grid gap-3">
      <FormSummary icon="pencil">{label}</FormSummary>
      <div className="pt-3">{children}</div>
    </details>
  )
}

function Rated({ rating, supplier }: { rating: OrderRating; supplier: string }) {
  const t = useText('ratings')
  const day = useDay()
  const { stars, words, language, at, wordsHidden, answer, answerHidden } = rating
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={stars} label={t('stars', { count: stars })} />
        <span className="text-sm text-muted">{day(at)}</span>
      </p>
      {words ? (
        <p className="max-w-prose break-words whitespace-pre-line">
          <Written language={language}>{words}</Written>
        </p>
      ) : null}
      <Hidden title={t('hidden.words')} reason={wordsHidden} />
      {answer ? (
        <div className="grid gap-1 border-s-2 border-line ps-3">
          <p className="text-sm font-semibold">
            <bdi>{t('answer.of', { name: supplier })}</bdi>
          </p>
          <p className="max-w-prose break-words whitespace-pre-line">
            <Written language={answer.language}>{answer.text}</Written>
          </p>
        </div>
      ) : null}
      <Hidden title={t('hidden.answer')} reason={answerHidden} />
    </div>
  )
}

function Hidden({ title, reason }: { title: string; reason: string | null }) {
  if (reason === null) return null
  return (
    <p className="max-w-prose rounded-card bg-sand-2 p-4 text-sm">
      {title} <bdi>{reason}</bdi>
    </p>
  )
}
