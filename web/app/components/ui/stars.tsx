import { ratings } from '@ticarum/contract/values/feedback'

/** A rating as stars, filled and empty; `label` says it in words. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="text-lg leading-none text-primary">
      {ratings.map((each) => (each <= rating ? '★' : '☆')).join('')}
    </span>
  )
}
