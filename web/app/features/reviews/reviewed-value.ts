import type { ReviewedProduct } from '@ticarum/contract/procedures/products'
import { languages } from '@ticarum/contract/values/languages'
import type { ReviewedField } from '@ticarum/contract/values/reviews'
import { languageNames } from '../../context/language.ts'
import type { Text } from '../../texts.ts'
import { publicValue } from '../products/form/public-value.ts'
import type { PrintDetail } from '../products/print-detail.ts'

/** One field of a version as text. Translations are written out in full, because reviewers read every word. */
export function reviewedValue(
  t: Text<'product-form'>,
  printDetail: PrintDetail,
  product: ReviewedProduct,
  field: ReviewedField,
): string {
  if (field !== 'translations') return publicValue(t, printDetail, product, field)
  const written = languages.flatMap((language) => {
    const text = product.translations[language]
    return text ? [`${languageNames[language]}: ${text.name}\n${text.description}`] : []
  })
  return written.join('\n\n') || t('stored.empty')
}
