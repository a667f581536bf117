import type { needs } from '@ticarum/contract/procedures/needs'
import type { Router } from '../../door/door.ts'
import { askSuppliers } from './ask-suppliers.ts'
import { needPicture } from './needs.queries.ts'
import { sendDeals } from './send-deals.ts'
import { sendNeed } from './send-need.ts'
import { tellNeed } from './tell-need.ts'
import { uploadNeedPicture } from './upload-need-picture.ts'

export const needsRouter: Router<typeof needs> = {
  upload: uploadNeedPicture,
  send: sendNeed,
  tell: tellNeed,
  getPicture: needPicture,
  ask: askSuppliers,
  sendDeals,
}
