import type { ErrorCode } from '@ticarum/contract/errors'
import type { Text } from '../../../texts.ts'

interface Refused {
  code: ErrorCode
  minutes: number
  kept: { act: string }
}

/** Why something was not done to a product. */
export function productActionFailed(t: Text<'supplier-products'>, { code, minutes, kept: { act } }: Refused): string {
  if (code === 'RATE_LIMITED') return t('error.limited', { minutes })
  if (code === 'NOT_FOUND') return t('error.gone')
  if (code === 'WRONG_STATE') return t('error.state')
  if (code === 'CHANGED_MEANWHILE') return t('error.meanwhile')
  if (code === 'IMAGES_REQUIRED') return t('error.images')
  if (act === 'submit' && code === 'INPUT_INVALID') return t('error.incomplete')
  if (act === 'delete') return t('error.delete')
  return t(act === 'quick' ? 'error.update' : 'error.act')
}
