import type { mail } from '@ticarum/contract/procedures/mail'
import type { Router } from '../../door/door.ts'
import { listMail } from './mail.queries.ts'
import { sendMailAgain } from './send-mail-again.ts'

export const mailRouter: Router<typeof mail> = { list: listMail, sendAgain: sendMailAgain }
