import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import { languages } from '@ticarum/contract/values/languages'
import type { FormError } from '../../components/ui/error-summary.tsx'
import { languageNames } from '../../context/language.ts'
import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'

/** What is wrong with each field, in the reader's words. */
export function reviewDecisionErrors(
  t: Text<'reviews'>,
  fields: FieldErrors,
  refused: RefusedForm<object> | undefined,
): Required<FormError>[] {
  const texts = languages.flatMap((language) =>
    (['name', 'description'] as const)
      .map((part) => ({
        field: `texts.${language}.${part}`,
        text: t(`${part}.invalid`, { language: languageNames[language] }),
      }))
      .filter(({ field }) => fields[field]),
  )
  return [
    ...(refused?.code === 'ENGLISH_REQUIRED' ? [{ field: 'texts.en.name', text: t('english.required') }] : []),
    ...texts,
    ...(fields.reason
      ? [{ field: 'reason', text: t(fields.reason === 'tooLong' ? 'reason.too-long' : 'reason.required') }]
      : []),
  ]
}

/** Why nothing was decided although the fields are right. */
export function decidingReviewFailed(t: Text<'reviews'>, { code, minutes }: RefusedForm<object>): string | undefined {
  if (code === 'INPUT_INVALID' || code === 'ENGLISH_REQUIRED') return undefined
  if (code === 'RATE_LIMITED') return t('error.limited', { minutes })
  if (code === 'ALREADY_DECIDED' || code === 'NOT_FOUND') return t('error.decided')
  if (code === 'CHANGED_MEANWHILE') return t('error.meanwhile')
  if (code === 'ARTICLE_CODE_TAKEN') return t('error.code')
  return t('error.decide')
}
