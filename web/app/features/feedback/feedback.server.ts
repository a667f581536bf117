import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { cameFrom } from '../../context/came-from.ts'
import { apiContext, visitContext } from '../../context/contexts.ts'
import { formFields } from '../../context/form-fields.server.ts'
import { languageOf } from '../../context/language.ts'
import { ownPath } from '../../context/own-path.ts'
import { withReturnTo } from '../../context/return-to.ts'
import { currentUser } from '../../context/session-guard.server.ts'
import { withQuery } from '../../context/with-query.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { FEEDBACK_PATH } from './paths.ts'

/** Nobody wants to be led back to these. */
const PASSED = /^\/(feedback|auth)\b/

/** Visitors are sent to sign in before they write something, and from there back to the form. */
export async function loadFeedback({ request, url, context }: LoaderFunctionArgs) {
  const asked = url.searchParams.get('from')
  const from = asked === null ? cameFrom(request, context.get(visitContext), '/') : ownPath(asked)
  const back = PASSED.test(from) ? '/' : from
  if (!(await currentUser(context)))
    throw redirectWithToast(
      context,
      withReturnTo('/auth', withQuery(FEEDBACK_PATH, { from: back })),
      'sign-in-for-feedback',
    )
  return { back, key: newFormKey() }
}

export async function sendFeedbackAction({ request, context }: ActionFunctionArgs) {
  const { key = '', rating = '', message = '', mayBeShown, back } = await formFields(request)
  const written = { rating, message, mayBeShown: mayBeShown !== undefined }
  const answer = await context.get(apiContext).feedback.send.try({ ...written, language: languageOf(request) }, key)
  if (!answer.ok) return refuse(answer, key, { values: { ...written, back } })
  const page = back === undefined ? cameFrom(request, context.get(visitContext), '/') : ownPath(back)
  return redirectWithToast(context, doneAt(page), 'feedback-sent', { replaces: true })
}
