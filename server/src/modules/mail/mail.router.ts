import type { mail } from '@ticarum/contract/procedures/mail'
import type { Router } from '../../door/door.ts'
import { allowMail, endRefusal } from './allow-mail.ts'
import { getRefusal, listMail } from './mail.queries.ts'
import { sendMailAgain } from './send-mail-again.ts'

export const mailRouter: Router<typeof mail> = {
  list: listMail,
  sendAgain: sendMailAgain,
  allow: allowMail,
  getRefusal,
  endRefusal,
}
