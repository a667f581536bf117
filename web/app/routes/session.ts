import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../context/contexts.ts'
import { statusOf } from '../context/status-of.server.ts'

const answer = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** The signed-in user, and when the session expires. */
export async function loader({ context }: LoaderFunctionArgs) {
  const session = await context.get(apiContext).identity.session.try({})
  if (!session.ok) return answer({ code: session.code }, statusOf(session.code))
  const { user, expiresAt } = session.value
  return answer({
    user: { id: user.id, email: user.email, full_name: user.fullName, role: user.role },
    expires_at: expiresAt,
  })
}

/** Extends the session before it expires. */
export async function action({ context }: ActionFunctionArgs) {
  const renewed = await context.get(apiContext).identity.renewSession.try({})
  if (!renewed.ok) return answer({ code: renewed.code }, statusOf(renewed.code))
  return answer({ expires_at: renewed.value.expiresAt })
}
