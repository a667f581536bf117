import { type ActionFunctionArgs, redirect } from 'react-router'
import { apiContext, visitContext } from '../context/contexts.ts'
import { formFields } from '../context/form-fields.server.ts'
import { ownPath } from '../context/own-path.ts'
import { googleChecksCookie, googleFailed } from '../features/identity/google.server.ts'

/** Redirects to Google, and stores in a cookie what must come back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { returnTo, ...sent } = await formFields(request)
  const again = sent.again === 'yes'
  const { secure } = context.get(visitContext)
  const started = await context.get(apiContext).identity.beginGoogle.try({ again })
  if (!started.ok) return googleFailed(context, again ? ownPath(returnTo) : undefined)
  const { url, ...checks } = started.value
  return redirect(url, {
    headers: { 'set-cookie': googleChecksCookie({ ...checks, returnTo: ownPath(returnTo), again }, secure) },
  })
}

export const loader = () => redirect('/auth')
