import { createHash, randomBytes } from 'node:crypto'
import { newId } from '@ticarum/db/ids'
import type { Tx } from '@ticarum/db/transaction'
import { asOperator, emailArgument, ownerUrl, refuse } from './as-operator.ts'

/**
 * `npm run admin:invite -- someone@example.com` creates an invitation for an admin, which the first admin needs, and
 * prints its link.
 */

const VALID = '7 days'

/** Replaces a pending invitation of the trading company. False: the e-mail has an account already. */
async function inviteAdmin(tx: Tx, email: string, token: string): Promise<boolean> {
  // Takes turns with accepting and signing up.
  await tx.sql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [email])
  const accounts = await tx.sql('select id from accounts where email = $1', [email])
  if (accounts.length > 0) return false

  await tx.sql(
    `update invitations set replaced_at = fx.now()
      where email = $1 and company_id is null and accepted_at is null and revoked_at is null and replaced_at is null`,
    [email],
  )
  const hash = createHash('sha256').update(token).digest()
  await tx.sql(
    `insert into invitations (id, email, role, token_hash, expires_at)
      values ($1, $2, 'admin', $3, fx.now() + interval '${VALID}')`,
    [newId(), email, hash],
  )
  return true
}

const email = emailArgument('npm run admin:invite')
const url = ownerUrl()
const site = process.env.ORIGIN ?? 'http://localhost:3000'
if (!URL.canParse(site))
  refuse('ORIGIN is no address: give the one under which people reach the site, as in https://ticarum.example.')

const token = randomBytes(32).toString('base64url')
await asOperator(url, { action: 'operator.invite-admin', nothing: 'Nobody was invited' }, async (tx) => {
  if (!(await inviteAdmin(tx, email, token)))
    return { said: `${email} has an account already: nobody was invited.`, refused: true }
  const link = new URL(`/accept-invitation?token=${token}`, site)
  return { said: `${email} can become an admin within ${VALID}, with this link alone:\n${link}` }
})
