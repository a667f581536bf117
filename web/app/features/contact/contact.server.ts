import { type ActionFunctionArgs, redirect } from 'react-router'
import { refuse } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { marksOf, visitorsKey } from '../../forms/visitors-form.server.ts'
import { apiContext, visitContext } from '../../visit/contexts.ts'
import { formFields } from '../../visit/form-fields.ts'
import { languageOf } from '../../visit/language.ts'
import { noticeCookie } from '../../visit/notices.ts'
import { PATH } from './path.ts'

export async function sendContact({ request, context }: ActionFunctionArgs) {
  const fields = await formFields(request)
  const { name = '', email = '', message = '' } = fields
  const written = { name, email, message }
  const answer = await context
    .get(apiContext)
    .inquiries.contact.try(
      { ...written, ...marksOf(fields), language: languageOf(request) },
      visitorsKey(fields, 'contact', written),
    )
  if (!answer.ok) return refuse(answer, fields.key ?? '', written)
  return redirect(doneAt(PATH), {
    headers: { 'set-cookie': noticeCookie('message-sent', context.get(visitContext).secure) },
  })
}
