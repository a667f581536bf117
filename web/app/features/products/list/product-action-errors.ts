import type { ErrorTexts } from '../../../forms/error-text.ts'
import type { Text } from '../../../texts.ts'

/** At the fields of a product's row; whatever else keeps it from being saved, the page says. */
export const quickEditErrors = (t: Text<'supplier-products'>): ErrorTexts => ({
  fields: ({ price, stock }) => [
    ...(price
      ? [{ field: 'price', text: t(price === 'required' ? 'quick.price.required' : 'quick.price.invalid') }]
      : []),
    ...(stock ? [{ field: 'stock', text: t('quick.stock.invalid') }] : []),
  ],
})

/** Why something was not done to a product. */
export function productActionErrors(t: Text<'supplier-products'>, intent: string | undefined): ErrorTexts {
  const failed: Partial<Record<string, string>> = { delete: t('error.delete'), quick: t('error.update') }
  return {
    codes: {
      NOT_FOUND: t('error.gone'),
      WRONG_STATE: t('error.state'),
      CHANGED_MEANWHILE: t('error.meanwhile'),
      IMAGES_REQUIRED: t('error.images'),
      ...(intent === 'submit' && { INPUT_INVALID: t('error.incomplete') }),
    },
    otherwise: failed[intent ?? ''],
  }
}
