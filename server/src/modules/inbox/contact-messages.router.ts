import type { contactMessages } from '@ticarum/contract/procedures/contact-messages'
import type { Router } from '../../door/door.ts'
import { sendContactMessage } from './send-contact-message.ts'

export const contactMessagesRouter: Router<typeof contactMessages> = { send: sendContactMessage }
