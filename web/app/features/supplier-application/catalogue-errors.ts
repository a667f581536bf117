import type { ErrorCode } from '@ticarum/contract/errors'
import { catalogueEndings, catalogueTypes, MAX_CATALOGUE_BYTES, MAX_CATALOGUES } from '@ticarum/contract/values/inbox'
import type { Text } from '../../texts.ts'

/** A file that was not accepted, and why. */
export interface SkippedCatalogue {
  file: string
  /** undefined if there was no response */
  code: ErrorCode | 'TOO_MANY_FILES' | undefined
  minutes: number
}

/**
 * What the browser can check before it uploads a file. Some browsers report no type; the server inspects the content.
 */
export function catalogueErrorCode({
  name,
  type,
  size,
}: {
  name: string
  type: string
  size: number
}): 'INVALID_FILE' | 'FILE_TOO_LARGE' | undefined {
  const known =
    catalogueTypes.some((each) => each === type) ||
    (type === '' && catalogueEndings.some((ending) => name.toLowerCase().endsWith(ending)))
  if (!known) return 'INVALID_FILE'
  return size > MAX_CATALOGUE_BYTES ? 'FILE_TOO_LARGE' : undefined
}

/** The file itself is invalid, so a retry would fail too. */
export const isCatalogueAtFault = (code: SkippedCatalogue['code']): boolean =>
  code === 'INVALID_FILE' || code === 'FILE_TOO_LARGE'

/** The error text for a file that was not accepted. */
export function skippedCatalogueText(
  t: Text<'supplier-application'>,
  { file, code, minutes }: SkippedCatalogue,
): string {
  if (code === 'INVALID_FILE') return t('file.invalid', { file })
  if (code === 'FILE_TOO_LARGE') return t('file.too-large', { file })
  if (code === 'TOO_MANY_FILES') return t('file.too-many', { max: String(MAX_CATALOGUES) })
  if (code === 'RATE_LIMITED') return t('file.limited', { file, minutes })
  return t('file.failed', { file })
}
