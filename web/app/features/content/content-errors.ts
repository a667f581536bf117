import { type ContentSection, contentLimits } from '@ticarum/contract/values/content'
import type { ErrorTexts } from '../../forms/error-text.ts'
import type { Text } from '../../texts.ts'

export type ContentField = { [S in ContentSection]: keyof (typeof contentLimits)[S] }[ContentSection]

/** The fields of a section, in form order. */
export const contentFieldsOf = (section: ContentSection): { field: ContentField; max: number }[] =>
  Object.entries(contentLimits[section]).map(([field, max]) => ({ field: field as ContentField, max }))

export const contentErrors = (t: Text<'content'>, section: ContentSection): ErrorTexts => ({
  fields: (errors) =>
    contentFieldsOf(section)
      .filter(({ field }) => errors[`content.${field}`])
      .map(({ field, max }) => ({ field: `content.${field}`, text: t(`${field}.invalid`, { max }) })),
  codes: { CHANGED_MEANWHILE: t('error.meanwhile') },
  otherwise: t('error.save'),
})
