import { type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { dialled } from '../../forms/phone.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { TEXT_MESSAGES_PATH } from './paths.ts'

/** Sends a code to a number, agrees by it, or ends text messages. */
export async function textMessagesAction(
  context: Readonly<RouterContextProvider>,
  { intent = '', key = '', channel = '', number = '', code = '' }: Partial<Record<string, string>>,
) {
  const { textMessages } = context.get(apiContext)
  const values = { intent, channel, number, code }
  if (intent === 'end') {
    const answer = await textMessages.end.try({})
    return answer.ok
      ? redirectWithToast(context, doneAt(TEXT_MESSAGES_PATH), 'settings-saved')
      : refuse(answer, key, { values })
  }
  if (intent === 'send-code') {
    const typed = { channel: channel === 'whatsapp' ? channel : 'sms', number: dialled(number) } as const
    const answer = await textMessages.offer.try(typed, keyFor(key, intent, typed.number))
    // The page then says where the code went.
    return answer.ok ? redirect(doneAt(TEXT_MESSAGES_PATH)) : refuse(answer, key, { values })
  }
  const { mine } = await textMessages.get({})
  if (mine?.state === 'waiting') {
    const answer = await textMessages.confirm.try({ code })
    if (!answer.ok && answer.code !== 'INPUT_INVALID') return refuse(answer, key, { values })
    if (!answer.ok || !answer.value.confirmed) return refuseFields({ code: 'invalid' }, key, { values })
  }
  // Sent again, after it was done, it says the same.
  return redirectWithToast(context, doneAt(TEXT_MESSAGES_PATH), 'settings-saved')
}
