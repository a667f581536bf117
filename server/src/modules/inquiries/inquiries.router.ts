import type { inquiries } from '@ticarum/contract/procedures/inquiries'
import { contactActs } from '@ticarum/contract/values/inquiries'
import type { Router } from '../../door/door.ts'
import { listContacts, oneContact } from './contact.queries.ts'
import { handleInquiry } from './handle-inquiry.ts'
import { writeContact } from './write-contact.ts'

export const inquiriesRouter: Router<typeof inquiries> = {
  contact: writeContact,
  list: listContacts,
  one: oneContact,
  handle: (ctx, { act, ...handling }) => handleInquiry(ctx, 'contact_messages', contactActs[act], handling),
}
