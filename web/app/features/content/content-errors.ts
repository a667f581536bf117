import type { ErrorCode } from '@ticarum/contract/errors'
import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import { type ContentSection, contentLimits } from '@ticarum/contract/values/content'
import type { FormError } from '../../components/ui/error-summary.tsx'
import type { Text } from '../../texts.ts'

export type ContentField = { [S in ContentSection]: keyof (typeof contentLimits)[S] }[ContentSection]

/** The fields of a section, in the order in which they are asked. */
export const contentFieldsOf = (section: ContentSection): { field: ContentField; max: number }[] =>
  Object.entries(contentLimits[section]).map(([field, max]) => ({ field: field as ContentField, max }))

/** What is wrong with each field. */
export const contentErrors = (t: Text<'content'>, section: ContentSection, found: FieldErrors): Required<FormError>[] =>
  contentFieldsOf(section).flatMap(({ field, max }) =>
    found[`content.${field}`] ? [{ field: `content.${field}`, text: t(`${field}.invalid`, { max }) }] : [],
  )

/** Why nothing was saved although the fields are right. */
export function savingContentFailed(
  t: Text<'content'>,
  { code, minutes }: { code: ErrorCode; minutes: number },
): string | undefined {
  if (code === 'INPUT_INVALID') return undefined
  if (code === 'RATE_LIMITED') return t('error.limited', { minutes })
  return t(code === 'CHANGED_MEANWHILE' ? 'error.meanwhile' : 'error.save')
}
