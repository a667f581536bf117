import { randomUUID } from 'node:crypto'
import type { Role } from '@ticarum/contract/values/roles'
import { newEmail } from './accounts.ts'
import { linkMailedTo } from './mail.ts'
import { loginOf } from './sign-in.ts'
import { system } from './system.ts'

let invited = 0

/** A call of the API like an integration's, from an IP address of its own. */
async function call(method: string, path: string, body: object, cookie = ''): Promise<Response> {
  invited += 1
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    cookie,
    'x-forwarded-for': `10.251.${Math.floor(invited / 250)}.${invited % 250}`,
  }
  const answer = await fetch(`${system.site}/api/v1${path}`, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

export interface SentInvitation {
  id: string
  email: string
  /** path and query of the mailed link */
  path: string
  revoke(): Promise<unknown>
}

/** Invites somebody as the demo world's admin. */
export async function invite(role: Role, email = newEmail(role)): Promise<SentInvitation> {
  const login = loginOf('admin')
  const session = await call('POST', '/session', login)
  const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  if (role === 'admin') await call('POST', '/session/reauthentication', { password: login.password }, cookie)
  const sent =
    role === 'admin'
      ? await call('POST', '/admin-invitations', { email }, cookie)
      : await call('POST', '/invitations', { email, role }, cookie)
  const { id } = (await sent.json()) as { id: string }
  const { pathname, search } = new URL(await linkMailedTo(email, '/accept-invitation'))
  return { id, email, path: pathname + search, revoke: () => call('POST', `/invitations/${id}/revocation`, {}, cookie) }
}
