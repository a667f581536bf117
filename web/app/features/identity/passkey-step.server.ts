import { UsedPasskey } from '@ticarum/contract/procedures/passkeys'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext, visitContext } from '../../context/contexts.ts'
import { formFields } from '../../context/form-fields.server.ts'
import { ownPath } from '../../context/own-path.ts'
import { withReturnTo } from '../../context/return-to.ts'
import { currentUser } from '../../context/session-guard.server.ts'
import { statusOf } from '../../context/status-of.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { redirectAfterSignIn } from './log-in.server.ts'
import { clearedWaitingSignIn, waitingSignIn } from './waiting-sign-in.ts'

const returnUrl = (request: Request) => ownPath(new URL(request.url).searchParams.get('returnTo') ?? undefined)

/** What the browser asks for; who has begun no sign-in, or too long ago, begins anew. */
export async function loadPasskeyStep({ request, context }: LoaderFunctionArgs) {
  const returnTo = returnUrl(request)
  if (await currentUser(context)) throw redirect(returnTo)
  const back = withReturnTo('/auth', returnTo)
  const token = waitingSignIn(request)
  if (!token) throw redirect(back)
  const begun = await context.get(apiContext).passkeys.beginSignIn.try({ token })
  if (begun.ok) return { asked: begun.value, back }
  const cookies = [clearedWaitingSignIn(context.get(visitContext).secure)]
  throw redirectWithToast(context, back, 'passkey-expired', { cookies })
}

export async function passkeyStepAction({ request, context }: ActionFunctionArgs) {
  const { answer = '' } = await formFields(request)
  const read = UsedPasskey.safeParse(parsed(answer))
  if (!read.success) return data({ refused: true }, { status: 422 })
  const { passkeys } = context.get(apiContext)
  const signedIn = await passkeys.signIn.try({ token: waitingSignIn(request), answer: read.data })
  if (!signedIn.ok) return data({ refused: true }, { status: statusOf(signedIn.code) })
  const onwards = await redirectAfterSignIn(context, returnUrl(request))
  onwards.headers.append('set-cookie', clearedWaitingSignIn(context.get(visitContext).secure))
  return onwards
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
