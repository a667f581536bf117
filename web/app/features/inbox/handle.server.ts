import { type ActionFunctionArgs, redirect } from 'react-router'
import { keyFor } from '../../forms/key-for.server.ts'
import { refuse } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { apiContext, visitContext } from '../../visit/contexts.ts'
import { formFields } from '../../visit/form-fields.ts'
import { noticeCookie } from '../../visit/notices.ts'
import { type Kind, pathOf } from './addresses.ts'

/** The note is saved with whatever is done. */
export async function handleInquiry({ request, context, params: { id = '' } }: ActionFunctionArgs, kind: Kind) {
  const { key = '', version = '', notes = '', intent = '' } = await formFields(request)
  const { inquiries, applications } = context.get(apiContext)
  const handling = { id, version, notes }
  // Whether there is such an act, the door says.
  const answer =
    kind === 'contact'
      ? await inquiries.handle.try({ ...handling, act: intent as 'note' }, keyFor(key, intent))
      : await applications.handle.try({ ...handling, act: intent as 'note' }, keyFor(key, intent))
  if (!answer.ok) return refuse(answer, key, { notes })
  return redirect(doneAt(pathOf(kind, id)), {
    headers: { 'set-cookie': noticeCookie('inquiry-handled', context.get(visitContext).secure) },
  })
}
