import type { applications } from '@ticarum/contract/procedures/applications'
import { applicationActs } from '@ticarum/contract/values/inbox'
import type { Router } from '../../door/door.ts'
import { applicationFile, listApplications, oneApplication } from './applications.queries.ts'
import { handleInboxItem } from './handle-inbox-item.ts'
import { submitApplication } from './submit-application.ts'
import { uploadApplicationFile } from './upload-application-file.ts'

export const applicationsRouter: Router<typeof applications> = {
  upload: uploadApplicationFile,
  submit: submitApplication,
  list: listApplications,
  get: oneApplication,
  handle: (ctx, { act, ...handling }) => handleInboxItem(ctx, 'applications', applicationActs[act], handling),
  getFile: applicationFile,
}
