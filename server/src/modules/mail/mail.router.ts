import type { mail } from '@ticarum/contract/procedures/mail'
import type { Router } from '../../door/door.ts'
import { listMail } from './mail.queries.ts'

export const mailRouter: Router<typeof mail> = { list: listMail }
