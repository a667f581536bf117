import { type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext, visitContext } from '../context/contexts.ts'
import { languageOf } from '../context/language.ts'
import { clearedGoogleChecks, googleFailed, readGoogleChecks } from '../features/identity/google.server.ts'
import { redirectAfterFirstStep } from '../features/identity/log-in.server.ts'

/** Google redirects here after signing in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { secure, origin } = context.get(visitContext)
  const stored = readGoogleChecks(request)
  if (!stored) throw googleFailed(context)
  const { returnTo, again, ...checks } = stored
  const { pathname, search } = new URL(request.url)
  const { identity } = context.get(apiContext)
  const cameBack = { callbackUrl: origin + pathname + search, ...checks }
  const answer = again
    ? await identity.reauthenticateWithGoogle.try(cameBack)
    : await identity.signInWithGoogle.try({ ...cameBack, language: languageOf(request) })
  if (!answer.ok) throw googleFailed(context, again ? returnTo : undefined)
  const step = 'passkeyToken' in answer.value ? answer.value : { passkeyToken: null }
  const onwards = await redirectAfterFirstStep(context, step, returnTo)
  onwards.headers.append('set-cookie', clearedGoogleChecks(secure))
  return onwards
}

export const action = () => redirect('/auth')
