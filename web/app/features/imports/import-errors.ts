import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'

/** Why a file was not taken, or a list does not take effect. */
export function sendingImportFailed(
  t: Text<'imports'>,
  { code, minutes }: Pick<RefusedForm<object>, 'code' | 'minutes'>,
): string | undefined {
  if (code === 'INPUT_INVALID') return undefined
  if (code === 'INVALID_FILE') return t('file.invalid')
  if (code === 'FILE_TOO_LARGE') return t('file.too-large')
  if (code === 'TOO_MANY_IMAGES') return t('pictures.too-many')
  if (code === 'WRONG_STATE') return t('error.state')
  if (code === 'RATE_LIMITED') return t('error.limited', { minutes })
  return t('error.act')
}
