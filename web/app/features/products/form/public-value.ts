import type { ReviewedProduct } from '@ticarum/contract/procedures/products'
import type { ReviewedField } from '@ticarum/contract/values/reviews'
import { languageNames } from '../../../context/language.ts'
import type { Text } from '../../../texts.ts'

/** One field of a version as text, for who compares it with another. */
export function publicValue(t: Text<'product-form'>, product: ReviewedProduct, field: ReviewedField): string {
  const written = () => {
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
      case 'facts':
        return product.facts.map(({ name, value }) => `${name}: ${value}`).join(' · ')
      case 'options':
        return product.options.map(({ name, values }) => `${name}: ${values.join(', ')}`).join(' · ')
      case 'images':
        return t('waits.pictures', { count: product.images.length })
      default:
        return String(product[field] ?? '')
    }
  }
  return written() || t('stored.empty')
}
