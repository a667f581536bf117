import type { ContentSection } from '@ticarum/contract/values/content'
import type { Language } from '@ticarum/contract/values/languages'

export const contentPath = (section: ContentSection, language: Language): string =>
  `/admin/content?section=${section}&in=${language}`
