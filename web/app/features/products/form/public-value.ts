import type { ReviewedProduct } from '@ticarum/contract/procedures/products'
import { isDetailKey } from '@ticarum/contract/values/product-details'
import type { ReviewedField } from '@ticarum/contract/values/reviews'
import { languageNames } from '../../../context/language.ts'
import type { Text } from '../../../texts.ts'
import type { PrintDetail } from '../print-detail.ts'

/** One field of a version as text, to compare versions. */
export function publicValue(
  t: Text<'product-form'>,
  printDetail: PrintDetail,
  product: ReviewedProduct,
  field: ReviewedField,
): string {
  const written = () => {
    if (isDetailKey(field)) return printDetail(product.details, field)
    switch (field) {
      case 'language':
        return languageNames[product.language]
      case 'category':
        return product.category ? t(`category.${product.category}`) : ''
      case 'unit':
        return t(`unit.${product.unit}`)
      case 'basis':
        return product.basis ? `${product.basis.incoterm} ${product.basis.place}` : t('basis.default')
      case 'translations':
        return Object.values(product.translations)
          .map(({ name }) => name)
          .join(' · ')
      case 'images':
        return t('waits.pictures', { count: product.images.length })
      default:
        return String(product[field] ?? '')
    }
  }
  return written() || t('stored.empty')
}
