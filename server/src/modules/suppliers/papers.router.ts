import type { papers } from '@ticarum/contract/procedures/papers'
import type { Router } from '../../door/door.ts'
import { addPaper } from './add-paper.ts'
import { myPapers, paperFile } from './papers.queries.ts'
import { removePaper } from './remove-paper.ts'

export const papersRouter: Router<typeof papers> = {
  list: myPapers,
  add: addPaper,
  remove: removePaper,
  getFile: paperFile,
}
