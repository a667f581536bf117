import type { FieldError, FieldErrors } from '@ticarum/contract/forms/field-errors'
import { MOST_PRODUCTS } from '@ticarum/contract/values/budgets'
import { detailKeys } from '@ticarum/contract/values/product-details'
import { isLanguage, languageNames } from '../../../context/language.ts'
import type { ErrorTexts } from '../../../forms/error-text.ts'
import type { FormError } from '../../../forms/form-errors.tsx'
import type { Text } from '../../../texts.ts'
import { detailField } from './fields-of-product.ts'

type FieldText = (t: Text<'product-form'>, error: FieldError, below: [first: string, second: string]) => string

/** In form order. A list stands for its rows. */
const texts: Record<string, FieldText> = {
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
    const key = detailKeys.find((known) => known === detail || detailField(known) === `details.${detail}`)
    return key ? t(`${key}.invalid`, { row: String(Number(row) + 1) }) : t('fix')
  },
  translations: (t, _, [language]) =>
    t('translations.invalid', { language: isLanguage(language) ? languageNames[language] : language }),
}

/** Field errors in form order. */
export function productFieldErrors(t: Text<'product-form'>, errors: FieldErrors): Required<FormError>[] {
  const found = Object.entries(errors).flatMap(([field, error]) =>
    error ? [{ field, error, path: field.split('.') }] : [],
  )
  const fieldOf = (list: string, field: string) => (list === 'imageIds' ? 'images' : field)
  return Object.entries(texts).flatMap(([list, textOf]) =>
    found
      .filter(({ path }) => path[0] === list)
      .map(({ field, error, path }) => ({
        field: fieldOf(list, field),
        text: textOf(t, error, [path[1] ?? '0', path[2] ?? '0']),
      })),
  )
}

interface ProductInForm {
  isNew: boolean
  /** the form has a picture by now */
  hasImages: boolean
}

export const productErrors = (t: Text<'product-form'>, { isNew, hasImages }: ProductInForm): ErrorTexts => ({
  fields(errors, code) {
    const missing = errors.images ?? (code === 'IMAGES_REQUIRED' ? 'required' : undefined)
    return [
      ...productFieldErrors(t, { ...errors, images: hasImages ? undefined : missing }),
      ...(code === 'ARTICLE_CODE_TAKEN' ? [{ field: 'articleCode', text: t('article-code.taken') }] : []),
    ]
  },
  codes: {
    IMAGES_REQUIRED: null,
    ARTICLE_CODE_TAKEN: null,
    PRICES_TO_CONFIRM: null,
    CHANGED_MEANWHILE: t('error.meanwhile'),
    WRONG_STATE: t('error.state'),
    PRODUCTS_FULL: t('error.full', { max: MOST_PRODUCTS }),
    KEY_REUSED: t('error.done'),
  },
  otherwise: t(isNew ? 'error.add' : 'error.update'),
})
