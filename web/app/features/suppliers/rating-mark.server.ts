import type { SupplierRating } from '@ticarum/contract/procedures/companies'
import type { Language } from '@ticarum/contract/values/languages'
import { figures, loadTexts, type Text } from '../../texts.ts'

/** A supplier's rating as '★ 4.6 (12)'. Its words come as data: scripts of public pages have no room for them. */
export interface RatingMark {
  role: 'img'
  'aria-label': string
  children: string
}

export const meanIn = (language: Language, mean: number): string =>
  new Intl.NumberFormat(figures[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(mean)

/** Puts the mark in place of the figure; none while there are too few ratings. */
export async function withRating<S extends { rating?: SupplierRating | undefined }>(
  language: Language,
  { rating, ...supplier }: S,
): Promise<Omit<S, 'rating'> & { rated?: RatingMark }> {
  if (!rating) return supplier
  const t = (await loadTexts(language, 'page-ratings')) as Text<'page-ratings'>
  const [mean, count] = [meanIn(language, rating.mean), rating.count]
  const rated: RatingMark = {
    role: 'img',
    'aria-label': t('figure', { mean, count }),
    children: `★ ${mean} (${new Intl.NumberFormat(figures[language]).format(count)})`,
  }
  return { ...supplier, rated }
}
