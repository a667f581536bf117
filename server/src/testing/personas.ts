import { randomBytes } from 'node:crypto'
import { newId } from '@ticarum/db/ids'
import type { SeededDatabase, TestDatabase } from '@ticarum/db/testing/database'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { hashToken } from '../door/authenticate.ts'
import { newDevice } from './push-service.ts'

/** Every kind of caller; the columns of the access matrix. */
export const personas = [
  'visitor',
  'customer',
  'colleague',
  'otherCustomer',
  'supplier',
  'otherSupplier',
  'admin',
  'roleless',
  'unconfirmed',
  'suspended',
  'deleted',
] as const
export type Persona = (typeof personas)[number]
export type People = Record<Exclude<Persona, 'visitor'>, GivenPerson>

export async function givenPeople({ owner, given }: SeededDatabase): Promise<People> {
  const companyId = await given.company('customer')
  const people: People = {
    customer: await given.customer({ companyId }),
    colleague: await given.customer({ companyId, owner: false }),
    otherCustomer: await given.customer(),
    supplier: await given.supplier(),
    otherSupplier: await given.supplier(),
    admin: await given.admin(),
    roleless: await given.person(null),
    unconfirmed: await given.customer({ confirmed: false }),
    suspended: await given.customer(),
    deleted: await given.customer(),
  }
  await owner.query('update accounts set suspended_at = now() where id = $1', [people.suspended.id])
  await owner.query('update accounts set anonymised_at = now() where id = $1', [people.deleted.id])
  return people
}

const newToken = () => randomBytes(32).toString('base64url')

/** A valid session, even of a person who cannot sign in any more. */
export async function givenSession({ owner }: Pick<TestDatabase, 'owner'>, userId: string): Promise<string> {
  const token = newToken()
  await owner.query(
    "insert into sessions (id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '14 days')",
    [newId(), userId, hashToken(token)],
  )
  return token
}

/** A number that waits for a code which nobody knows. */
export async function givenTextNumber({ owner }: Pick<TestDatabase, 'owner'>, person: GivenPerson | null) {
  if (!person) return
  await owner.query(
    `insert into text_numbers (user_id, channel, number, code_until, code_hmac)
      values ($1, 'sms', '+252612345678', now() + interval '10 minutes', sha256('unknown'))
      on conflict (user_id) do update
        set code_until = excluded.code_until, code_hmac = excluded.code_hmac, tries = 0, agreed_at = null,
          ended_at = null`,
    [person.id],
  )
}

const { p256dh, auth } = newDevice('https://fcm.googleapis.com')

/** What the browser of a new device sends. */
export const testSubscription = () => ({ endpoint: `https://fcm.googleapis.com/send/${newId()}`, p256dh, auth })

/** Devices of all sessions of a person, which show notices. */
export async function givenDevices({ owner }: Pick<TestDatabase, 'owner'>, person: GivenPerson | null) {
  if (!person) return
  await owner.query(
    `insert into push_subscriptions (session_id, user_id, endpoint, p256dh, auth)
      select s.id, s.user_id, 'https://fcm.googleapis.com/send/' || s.id, $2, $3 from sessions s where s.user_id = $1
      on conflict do nothing`,
    [person.id, p256dh, auth],
  )
}

export async function givenAccountExport({ owner }: Pick<TestDatabase, 'owner'>, { id: madeBy }: GivenPerson) {
  const id = newId()
  await owner.query("insert into account_exports (id, made_by, state, name) values ($1, $2, 'ready', 'export')", [
    id,
    madeBy,
  ])
  return id
}

/** An e-mail to this person that failed for good. */
export async function givenFailedMail({ owner }: Pick<TestDatabase, 'owner'>, { id: reader, email }: GivenPerson) {
  const id = newId()
  await owner.query(
    `insert into mail_log (id, recipient_id, recipient, template, language, state, tries, last_error)
      values ($1, $2, $3, 'notice', 'en', 'failed', 5, 'refused: 550 no such mailbox')`,
    [id, reader, email],
  )
  await owner.query('insert into mail_arguments (mail_id, arguments) values ($1, $2)', [
    id,
    JSON.stringify({ kind: 'account.restored', arguments: {} }),
  ])
  return id
}

export async function givenNotice({ owner }: Pick<TestDatabase, 'owner'>, userId: string): Promise<string> {
  const id = newId()
  await owner.query(
    `insert into notifications (id, user_id, kind, arguments)
      values ($1, $2, 'company.renamed', '{"name":"Karadeniz Tekstil"}')`,
    [id, userId],
  )
  return id
}

export async function givenInvitation({ owner }: Pick<TestDatabase, 'owner'>, invitedBy: string): Promise<string> {
  const id = newId()
  const values = [id, `invited-${id}@example.com`, randomBytes(32), invitedBy]
  await owner.query(
    `insert into invitations (id, email, role, token_hash, invited_by, expires_at)
      values ($1, $2, 'supplier', $3, $4, now() + interval '7 days')`,
    values,
  )
  return id
}

/** The token of a link that was mailed to somebody. */
export async function givenLink(
  { owner, given }: SeededDatabase,
  kind: 'password-reset' | 'email-confirmation' | 'email-objection',
): Promise<string> {
  const token = newToken()
  const { id } = await given.customer({ email: `${newId()}@example.com`, confirmed: false })
  await owner.query(
    `insert into link_tokens (token_hash, kind, user_id, expires_at, email)
      values ($1, $2, $3, now() + interval '1 hour', $4)`,
    [hashToken(token), kind, id, kind === 'email-objection' ? `${newId()}@example.com` : null],
  )
  return token
}

/** A Google identity that is linked to this person; returns its subject. */
export async function givenGoogle({ owner }: Pick<TestDatabase, 'owner'>, userId: string): Promise<string> {
  const subject = newId()
  await owner.query("insert into oauth_accounts (provider, subject, user_id) values ('google', $1, $2)", [
    subject,
    userId,
  ])
  return subject
}

/** The token of a pending invitation. */
export async function givenInvitationLink(
  { owner }: Pick<TestDatabase, 'owner'>,
  email = `${newId()}@example.com`,
): Promise<string> {
  const token = newToken()
  const values = [newId(), email, hashToken(token)]
  await owner.query(
    `insert into invitations (id, email, role, token_hash, expires_at)
      values ($1, $2, 'supplier', $3, now() + interval '7 days')`,
    values,
  )
  return token
}

/** An invitation of a company to a new colleague. */
export async function givenColleagueInvitation(
  { owner }: Pick<TestDatabase, 'owner'>,
  inviter: GivenPerson,
): Promise<string> {
  const id = newId()
  const values = [id, `colleague-${id}@example.com`, inviter.role, inviter.companyId, randomBytes(32), inviter.id]
  await owner.query(
    `insert into invitations (id, email, role, company_id, token_hash, invited_by, expires_at)
      values ($1, $2, $3, $4, $5, $6, now() + interval '7 days')`,
    values,
  )
  return id
}

/** A listed product of this supplier. */
export async function givenListing(
  { given }: Pick<TestDatabase, 'given'>,
  { companyId }: GivenPerson,
): Promise<string> {
  return (await given.product({ supplierId: companyId ?? '' })).id
}
