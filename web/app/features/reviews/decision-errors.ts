import { languages } from '@ticarum/contract/values/languages'
import { languageNames } from '../../context/language.ts'
import type { ErrorTexts } from '../../forms/error-text.ts'
import type { Text } from '../../texts.ts'

/** For a decision whose form no longer exists. */
export const lateDecisionErrors = (t: Text<'reviews'>): ErrorTexts => ({
  codes: {
    ALREADY_DECIDED: t('error.decided'),
    NOT_FOUND: t('error.decided'),
    CHANGED_MEANWHILE: t('error.meanwhile'),
    ARTICLE_CODE_TAKEN: t('error.code'),
  },
  otherwise: t('error.decide'),
})

export function reviewDecisionErrors(t: Text<'reviews'>): ErrorTexts {
  const { codes, otherwise } = lateDecisionErrors(t)
  return {
    fields: (errors, code) => [
      ...(code === 'ENGLISH_REQUIRED' ? [{ field: 'texts.en.name', text: t('english.required') }] : []),
      ...languages.flatMap((language) =>
        (['name', 'description'] as const)
          .map((part) => ({
            field: `texts.${language}.${part}`,
            text: t(
              part === 'description' && errors[`texts.${language}.${part}`] === 'invalid'
                ? 'description.untranslated'
                : `${part}.invalid`,
              { language: languageNames[language] },
            ),
          }))
          .filter(({ field }) => errors[field]),
      ),
      ...(errors.reason
        ? [{ field: 'reason', text: t(errors.reason === 'tooLong' ? 'reason.too-long' : 'reason.required') }]
        : []),
    ],
    codes: { ...codes, ENGLISH_REQUIRED: null },
    otherwise,
  }
}
