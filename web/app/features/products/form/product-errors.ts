import type { ErrorCode } from '@ticarum/contract/errors'
import type { FieldError, FieldErrors } from '@ticarum/contract/forms/field-errors'
import { detailKeys } from '@ticarum/contract/values/product-details'
import type { FormError } from '../../../components/ui/error-summary.tsx'
import { isLanguage, languageNames } from '../../../context/language.ts'
import type { RedrawnForm } from '../../../forms/refused-form.ts'
import type { Text } from '../../../texts.ts'

type Say = (t: Text<'product-form'>, error: FieldError, below: [first: string, second: string]) => string

/** In the order in which the form asks. A list stands for its rows. */
const texts: Record<string, Say> = {
  images: (t) => t('images.required'),
  imageIds: (t) => t('images.gone'),
  name: (t, error) => t(error === 'tooLong' ? 'name.too-long' : 'name.too-short'),
  category: (t) => t('category.missing'),
  stock: (t, error) => t(error === 'required' ? 'stock.required' : 'stock.invalid'),
  country: (t) => t('country.missing'),
  city: (t) => t('city.missing'),
  origin: (t, error) => t(error === 'tooLong' ? 'origin.too-long' : 'origin.required'),
  description: (t, error) => t(error === 'tooLong' ? 'description.too-long' : 'description.too-short'),
  price: (t, error) =>
    t(error === 'required' ? 'price.required' : error === 'tooSmall' ? 'price.zero' : 'price.invalid'),
  minimum: (t) => t('minimum.invalid'),
  unit: (t) => t('unit.invalid'),
  piecesPerUnit: (t) => t('pieces.invalid'),
  basis: (t) => t('basis.invalid'),
  leadDays: (t) => t('lead-days.invalid'),
  tiers: (t, _, [row]) => t('tiers.invalid', { row: String(Number(row) + 1) }),
  articleCode: (t) => t('article-code.invalid'),
  customsCode: (t) => t('customs-code.invalid'),
  details: (t, _, [detail, row]) => {
    const key = detailKeys.find((known) => known === detail)
    return key ? t(`${key}.invalid`, { row: String(Number(row) + 1) }) : t('fix')
  },
  translations: (t, _, [language]) =>
    t('translations.invalid', { language: isLanguage(language) ? languageNames[language] : language }),
}

/** What is wrong with each field, in the reader's words. */
export function productErrors(t: Text<'product-form'>, fields: FieldErrors): Required<FormError>[] {
  const found = Object.entries(fields).flatMap(([field, error]) =>
    error ? [{ field, error, path: field.split('.') }] : [],
  )
  const fieldOf = (list: string, field: string) => (list === 'imageIds' ? 'images' : field)
  return Object.entries(texts).flatMap(([list, say]) =>
    found
      .filter(({ path }) => path[0] === list)
      .map(({ field, error, path }) => ({
        field: fieldOf(list, field),
        text: say(t, error, [path[1] ?? '0', path[2] ?? '0']),
      })),
  )
}

/** Why the product was not saved although its fields are right. */
export function savingProductFailed(
  t: Text<'product-form'>,
  { code, minutes }: RedrawnForm<object>,
  isNew: boolean,
): string | undefined {
  if (code === null || code === 'INPUT_INVALID' || code === 'IMAGES_REQUIRED' || code === 'ARTICLE_CODE_TAKEN')
    return undefined
  if (code === 'CHANGED_MEANWHILE') return t('error.meanwhile')
  if (code === 'WRONG_STATE') return t('error.state')
  if (code === 'RATE_LIMITED') return t('error.limited', { minutes })
  if (code === 'KEY_REUSED') return t('error.done')
  return t(isNew ? 'error.add' : 'error.update')
}

/** Refusals that name a field. */
export const refusedField = (code: ErrorCode | null | undefined): FieldErrors =>
  code === 'IMAGES_REQUIRED' ? { images: 'required' } : {}
