import { type ActionFunctionArgs, redirect } from 'react-router'
import { apiContext, visitContext } from '../../context/contexts.ts'
import { noticeCookie } from '../../context/flash.ts'
import { formFields } from '../../context/form-fields.ts'
import { languageOf } from '../../context/language.ts'
import { refuse } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { marksOf, visitorsKey } from '../../forms/visitors-form.server.ts'
import { CONTACT_PATH } from './paths.ts'

export async function sendContact({ request, context }: ActionFunctionArgs) {
  const fields = await formFields(request)
  const { name = '', email = '', message = '' } = fields
  const written = { name, email, message }
  const answer = await context
    .get(apiContext)
    .contactMessages.send.try(
      { ...written, ...marksOf(fields), language: languageOf(request) },
      visitorsKey(fields, 'contact', written),
    )
  if (!answer.ok) return refuse(answer, fields.key ?? '', written)
  return redirect(doneAt(CONTACT_PATH), {
    headers: { 'set-cookie': noticeCookie('message-sent', context.get(visitContext).secure) },
  })
}
