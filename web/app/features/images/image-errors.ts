import type { ErrorCode } from '@ticarum/contract/errors'
import { imageTypes, MAX_IMAGE_BYTES } from '@ticarum/contract/values/images'
import type { Toast } from '../../context/toasts.ts'
import type { Text } from '../../texts.ts'

/** Why a file was not taken. */
export interface SkippedImage {
  file: string
  code: ErrorCode | undefined
  minutes: number
}

/** What a browser can tell before it sends anything; the server looks into the file itself. */
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

/** A file that is wrong itself: to send it again would change nothing. */
export const isImageAtFault = (code: ErrorCode | undefined): boolean =>
  code === 'INVALID_FILE' || code === 'FILE_TOO_LARGE'

function messageOf(t: Text<'images'>, { code, minutes }: SkippedImage): string {
  if (code === 'RATE_LIMITED') return t('error.limited', { minutes })
  if (code === 'UNAUTHENTICATED') return t('error.signed-out')
  if (code === 'UNAVAILABLE') return t('error.away')
  return t('failed.text')
}

/** In the reader's words; `max` is how many pictures there may be. */
export function skippedImageText(t: Text<'images'>, skipped: SkippedImage, max: number): Toast {
  const { file, code } = skipped
  const kind = 'destructive'
  if (code === 'INVALID_FILE') return { kind, title: t('invalid.title'), text: t('invalid.text', { file }) }
  if (code === 'FILE_TOO_LARGE') return { kind, title: t('too-large.title'), text: t('too-large.text', { file }) }
  if (code === 'TOO_MANY_IMAGES')
    return { kind, title: t('too-many.title'), text: t('too-many.text', { max: String(max) }) }
  return { kind, title: t('failed.title'), text: messageOf(t, skipped) }
}
