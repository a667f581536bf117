import type { ErrorTexts } from '../../../forms/error-text.ts'
import type { Text } from '../../../texts.ts'

/** Where the products stand. */
export const PRODUCTS = 'products'

export const deskNeedErrors = (t: Text<'desk-needs'>, intent: string | undefined): ErrorTexts => ({
  fields: ({ productIds, quantity, notes }) => [
    ...(productIds ? [{ field: PRODUCTS, text: t('error.products') }] : []),
    ...(quantity ? [{ field: 'quantity', text: t('error.quantity') }] : []),
    ...(notes ? [{ field: 'notes', text: t('error.notes') }] : []),
  ],
  codes: {
    NOT_FOUND: t('error.gone'),
    WRONG_STATE: t(intent === 'ask' ? 'error.asked' : 'error.meanwhile'),
    CHANGED_MEANWHILE: t('error.meanwhile'),
  },
  otherwise: t('error.handle'),
})
