import type { ErrorCode } from '@ticarum/contract/errors'
import { imageTypes, MAX_IMAGE_BYTES } from '@ticarum/contract/values/images'
import type { ToastMessage } from '../../context/toasts.ts'
import { errorText } from '../../forms/error-text.ts'
import type { Text } from '../../texts.ts'

/** A file that was not accepted, and why. */
export interface SkippedImage {
  file: string
  code: ErrorCode | undefined
  minutes: number
}

/** What the browser can check before it uploads a file; the server inspects the content. */
export function imageErrorCode({
  type,
  size,
}: {
  type: string
  size: number
}): 'INVALID_FILE' | 'FILE_TOO_LARGE' | undefined {
  if (!imageTypes.some((known) => known === type)) return 'INVALID_FILE'
  return size > MAX_IMAGE_BYTES ? 'FILE_TOO_LARGE' : undefined
}

/** The file itself is invalid, so a retry would fail too. */
export const isImageAtFault = (code: ErrorCode | undefined): boolean =>
  code === 'INVALID_FILE' || code === 'FILE_TOO_LARGE'

/** The toast for a file that was not accepted; `max` is the number of pictures allowed. */
export function skippedImageText(
  t: Text<'images'>,
  forms: Text<'forms'>,
  { file, code, minutes }: SkippedImage,
  max: number,
): ToastMessage {
  const kind = 'destructive'
  if (code === 'INVALID_FILE') return { kind, title: t('invalid.title'), text: t('invalid.text', { file }) }
  if (code === 'FILE_TOO_LARGE') return { kind, title: t('too-large.title'), text: t('too-large.text', { file }) }
  if (code === 'TOO_MANY_IMAGES')
    return { kind, title: t('too-many.title'), text: t('too-many.text', { max: String(max) }) }
  const otherwise = t('failed.text')
  const codes = { UNAUTHENTICATED: t('error.signed-out'), UNAVAILABLE: t('error.away') }
  const text = code && errorText(forms, { code, minutes }, { codes, otherwise })
  return { kind, title: t('failed.title'), text: text ?? otherwise }
}
