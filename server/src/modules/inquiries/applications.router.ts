import type { applications } from '@ticarum/contract/procedures/applications'
import { applicationActs } from '@ticarum/contract/values/inquiries'
import type { Router } from '../../door/door.ts'
import { applicationFile, listApplications, oneApplication } from './application.queries.ts'
import { apply } from './apply.ts'
import { handleInquiry } from './handle-inquiry.ts'
import { uploadCatalogue } from './upload-catalogue.ts'

export const applicationsRouter: Router<typeof applications> = {
  upload: uploadCatalogue,
  apply,
  list: listApplications,
  one: oneApplication,
  handle: (ctx, { act, ...handling }) => handleInquiry(ctx, 'applications', applicationActs[act], handling),
  file: applicationFile,
}
