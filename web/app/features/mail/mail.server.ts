import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { formFields } from '../../context/form-fields.server.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { statusOf } from '../../context/status-of.server.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { FAILED_MAIL_PATH } from './paths.ts'

const ROWS = 24

/** Loads the e-mails that failed for good. */
export async function loadFailedMail({ url, context }: LoaderFunctionArgs) {
  await requireRole({ url, context }, 'admin')
  const after = url.searchParams.get('after')
  const answer = await context.get(apiContext).mail.list.try({ state: 'failed', limit: ROWS, ...(after && { after }) })
  if (answer.ok) return { after, key: newFormKey(), list: { after, page: answer.value } }
  if (answer.code === 'INPUT_INVALID') throw redirect(FAILED_MAIL_PATH)
  return data({ after, key: '', list: null }, { status: statusOf(answer.code) })
}

export async function failedMailAction({ request, context }: ActionFunctionArgs) {
  const { key = '', id = '', intent } = await formFields(request)
  const { mail } = context.get(apiContext)
  const allows = intent === 'allow'
  const answer = await (allows ? mail.allow : mail.sendAgain).try({ id }, keyFor(key, id))
  if (!answer.ok) return refuse(answer, key, { values: { id } })
  return redirectWithToast(context, doneAt(FAILED_MAIL_PATH), allows ? 'mail-allowed' : 'mail-queued')
}
