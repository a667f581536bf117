import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { formFields } from '../../context/form-fields.server.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse } from '../../forms/refuse.server.ts'
import { inboxPath } from './paths.ts'

export async function loadWriteToCompany({ url, context }: LoaderFunctionArgs) {
  await requireRole({ url, context }, 'admin')
  return { key: newFormKey() }
}

/** What was written stands in the company's conversation with the desk, to which this leads. */
export async function writeToCompanyAction({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const { key = '', body = '' } = await formFields(request)
  const answer = await context.get(apiContext).inbox.write.try({ id, body }, key)
  if (!answer.ok) return refuse(answer, key, { values: { body } })
  return redirectWithToast(context, inboxPath({}, answer.value.itemId), 'reply-sent')
}
