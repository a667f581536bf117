import { randomBytes } from 'node:crypto'
import { newId } from '@ticarum/db/ids'
import type { TestDatabase } from '@ticarum/db/testing/database'
import { hashToken } from '../door/authenticate.ts'
import { type SoftwareAuthenticator, softwareAuthenticator } from './software-authenticator.ts'

type Rows = Pick<TestDatabase, 'owner'>

/** The one passkey of this person. */
export async function givenPasskey(
  { owner }: Rows,
  userId: string,
  site?: string,
): Promise<{ id: string; authenticator: SoftwareAuthenticator }> {
  const id = newId()
  const authenticator = softwareAuthenticator(site)
  const { credentialId, publicKey } = authenticator
  await owner.query('delete from passkeys where user_id = $1', [userId])
  await owner.query(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name)
      values ($1, $2, $3, $4, 0, '{internal}', 'Phone')`,
    [id, userId, credentialId, publicKey],
  )
  return { id, authenticator }
}

/** A challenge that waits for this person's answer. */
export async function givenChallenge({ owner }: Rows, userId: string, purpose: 'add' | 'prove'): Promise<string> {
  const challenge = randomBytes(32)
  await owner.query(
    `insert into passkey_challenges (user_id, purpose, challenge, expires_at)
      values ($1, $2, $3, now() + interval '5 minutes')
      on conflict (user_id, purpose) do update set challenge = excluded.challenge, expires_at = excluded.expires_at`,
    [userId, purpose, challenge],
  )
  return challenge.toString('base64url')
}

/** A sign-in of this person that waits for a passkey. */
export async function givenWaitingSignIn({ owner }: Rows, userId: string) {
  const [token, challenge] = [randomBytes(32).toString('base64url'), randomBytes(32)]
  await owner.query(
    `insert into passkey_challenges (user_id, purpose, challenge, token_hash, expires_at)
      values ($1, 'sign-in', $2, $3, now() + interval '5 minutes')`,
    [userId, challenge, hashToken(token)],
  )
  return { token, challenge: challenge.toString('base64url') }
}
