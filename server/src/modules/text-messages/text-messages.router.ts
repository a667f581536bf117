import type { textMessages } from '@ticarum/contract/procedures/text-messages'
import type { Router } from '../../door/door.ts'
import { confirmTextNumber, endTextMessages, offerTextNumber, readTextNumber } from './offer-text-number.ts'

export const textMessagesRouter: Router<typeof textMessages> = {
  get: readTextNumber,
  offer: offerTextNumber,
  confirm: confirmTextNumber,
  end: endTextMessages,
}
