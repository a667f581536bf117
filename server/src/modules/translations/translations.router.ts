import type { translations } from '@ticarum/contract/procedures/translations'
import type { Router } from '../../door/door.ts'
import { draftTranslation } from './draft-translation.ts'
import { translateTexts } from './translate-texts.ts'

export const translationsRouter: Router<typeof translations> = { draft: draftTranslation, translate: translateTexts }
