import type { imports } from '@ticarum/contract/procedures/imports'
import type { Router } from '../../door/door.ts'
import { addPictures } from './add-pictures.ts'
import { askToApply } from './ask-to-apply.ts'
import { exportList } from './export-list.ts'
import { importRows, listImports, oneImport } from './imports.queries.ts'
import { startImport } from './start-import.ts'
import { writeTemplate } from './write-template.ts'

export const importsRouter: Router<typeof imports> = {
  template: writeTemplate,
  exportList,
  list: listImports,
  start: startImport,
  addPictures,
  get: oneImport,
  rows: importRows,
  apply: askToApply,
}
