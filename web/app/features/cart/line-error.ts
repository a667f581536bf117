import type { ErrorCode } from '@ticarum/contract/errors'
import type { Text } from '../../texts.ts'

/** Why a line was not changed. */
export function lineError(t: Text<'cart'>, code: ErrorCode): string {
  if (code === 'BREAKDOWN_DIFFERS') return t('parts.differ')
  if (code === 'OVER_LIMIT') return t('over')
  if (code === 'NOT_FOUND') return t('change.gone')
  return t('error.change')
}
