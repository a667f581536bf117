import type { ActionFunctionArgs } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { formFields } from '../../context/form-fields.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { type InboxKind, inboxItemPath } from './paths.ts'

/** Every action also saves the note. */
export async function handleInboxItemAction(
  { request, context, params: { id = '' } }: ActionFunctionArgs,
  kind: InboxKind,
) {
  const { key = '', version = '', notes = '', intent = '' } = await formFields(request)
  const { contactMessages, applications } = context.get(apiContext)
  const handling = { id, version, notes }
  // The door validates the action.
  const answer =
    kind === 'contact'
      ? await contactMessages.handle.try({ ...handling, act: intent as 'note' }, keyFor(key, intent))
      : await applications.handle.try({ ...handling, act: intent as 'note' }, keyFor(key, intent))
  if (!answer.ok) return refuse(answer, key, { values: { notes } })
  return redirectWithToast(context, doneAt(inboxItemPath(kind, id)), 'inquiry-handled')
}
