import type { contactMessages } from '@ticarum/contract/procedures/contact-messages'
import { contactActs } from '@ticarum/contract/values/inbox'
import type { Router } from '../../door/door.ts'
import { listContacts, oneContact } from './contact-messages.queries.ts'
import { handleInboxItem } from './handle-inbox-item.ts'
import { sendContactMessage } from './send-contact-message.ts'

export const contactMessagesRouter: Router<typeof contactMessages> = {
  send: sendContactMessage,
  list: listContacts,
  get: oneContact,
  handle: (ctx, { act, ...handling }) => handleInboxItem(ctx, 'contact_messages', contactActs[act], handling),
}
