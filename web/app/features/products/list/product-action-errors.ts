import type { RefusedForm } from '../../../forms/refused-form.ts'
import type { Text } from '../../../texts.ts'

/** Why something was not done to a product. */
export function productActionFailed(
  t: Text<'supplier-products'>,
  { code, minutes, values: { intent } }: RefusedForm<{ intent: string }>,
): string {
  if (code === 'RATE_LIMITED') return t('error.limited', { minutes })
  if (code === 'NOT_FOUND') return t('error.gone')
  if (code === 'WRONG_STATE') return t('error.state')
  if (code === 'CHANGED_MEANWHILE') return t('error.meanwhile')
  if (code === 'IMAGES_REQUIRED') return t('error.images')
  if (intent === 'submit' && code === 'INPUT_INVALID') return t('error.incomplete')
  if (intent === 'delete') return t('error.delete')
  return t(intent === 'quick' ? 'error.update' : 'error.act')
}
