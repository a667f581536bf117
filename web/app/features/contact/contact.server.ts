import type { ActionFunctionArgs } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { formFields } from '../../context/form-fields.server.ts'
import { languageOf } from '../../context/language.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { honeypotInput, visitorsKey } from '../../forms/visitors-form.server.ts'
import { CONTACT_PATH } from './paths.ts'

export async function sendContact({ request, context }: ActionFunctionArgs) {
  const fields = await formFields(request)
  const { name = '', email = '', message = '' } = fields
  const written = { name, email, message }
  const answer = await context
    .get(apiContext)
    .contactMessages.send.try(
      { ...written, ...honeypotInput(fields), language: languageOf(request) },
      visitorsKey(fields, 'contact', written),
    )
  if (!answer.ok) return refuse(answer, fields.key ?? '', { values: written })
  return redirectWithToast(context, doneAt(CONTACT_PATH), 'message-sent')
}
