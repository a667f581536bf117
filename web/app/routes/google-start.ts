import { type ActionFunctionArgs, redirect } from 'react-router'
import { apiContext, visitContext } from '../context/contexts.ts'
import { formFields } from '../context/form-fields.ts'
import { ownPath } from '../context/own-path.ts'
import { googleFailed, keepGoogleChecks } from '../features/identity/google.server.ts'

/** Redirects to Google, and stores in a cookie what must come back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { returnTo, ...sent } = await formFields(request)
  const again = sent.again === 'yes'
  const { secure } = context.get(visitContext)
  const begun = await context.get(apiContext).identity.beginGoogle.try({ again })
  if (!begun.ok) return googleFailed(context, again ? ownPath(returnTo) : undefined)
  const { url, ...checks } = begun.value
  return redirect(url, {
    headers: { 'set-cookie': keepGoogleChecks({ ...checks, returnTo: ownPath(returnTo), again }, secure) },
  })
}

export const loader = () => redirect('/auth')
