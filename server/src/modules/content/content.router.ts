import type { content } from '@ticarum/contract/procedures/content'
import type { Router } from '../../door/door.ts'
import { contentHistory, listContentSections, shownContent, siteFigures } from './content.queries.ts'
import { restoreContent } from './restore-content.ts'
import { saveContent } from './save-content.ts'

export const contentRouter: Router<typeof content> = {
  get: shownContent,
  figures: siteFigures,
  sections: listContentSections,
  history: contentHistory,
  save: saveContent,
  restore: restoreContent,
}
