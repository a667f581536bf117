import { MOST_PRODUCTS } from '@ticarum/contract/values/budgets'
import type { ErrorTexts } from '../../../forms/error-text.ts'
import type { Text } from '../../../texts.ts'

/** Field errors of a row's quick edit; the page shows all other errors. */
export const quickEditErrors = (t: Text<'supplier-products'>): ErrorTexts => ({
  fields: ({ price, stock }) => [
    ...(price
      ? [{ field: 'price', text: t(price === 'required' ? 'quick.price.required' : 'quick.price.invalid') }]
      : []),
    ...(stock ? [{ field: 'stock', text: t('quick.stock.invalid') }] : []),
  ],
  codes: { PRICES_TO_CONFIRM: null },
})

/** Why an action on a product was refused. */
export function productActionErrors(t: Text<'supplier-products'>, intent: string | undefined): ErrorTexts {
  const failed: Partial<Record<string, string>> = { delete: t('error.delete'), quick: t('error.update') }
  return {
    codes: {
      NOT_FOUND: t('error.gone'),
      WRONG_STATE: t('error.state'),
      PRODUCTS_FULL: t('error.full', { max: MOST_PRODUCTS }),
      CHANGED_MEANWHILE: t('error.meanwhile'),
      IMAGES_REQUIRED: t('error.images'),
      ...(intent === 'submit' && { INPUT_INVALID: t('error.incomplete') }),
    },
    otherwise: failed[intent ?? ''],
  }
}
