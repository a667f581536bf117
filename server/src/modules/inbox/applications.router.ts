import type { applications } from '@ticarum/contract/procedures/applications'
import type { Router } from '../../door/door.ts'
import { applicationFile } from './application-files.queries.ts'
import { submitApplication } from './submit-application.ts'
import { uploadApplicationFile } from './upload-application-file.ts'

export const applicationsRouter: Router<typeof applications> = {
  upload: uploadApplicationFile,
  submit: submitApplication,
  getFile: applicationFile,
}
