import { createHash, randomBytes } from 'node:crypto'
import { Email } from '@ticarum/contract/fields'
import { newId } from '@ticarum/db/ids'
import { createPool, inTransaction, type Tx } from '@ticarum/db/transaction'

/**
 * `npm run admin:invite -- someone@example.com` creates an invitation for an admin, which the first admin needs, and
 * prints its link.
 */

const VALID = '7 days'

const operator = {
  userId: null,
  role: '',
  companyId: null,
  companyOwner: false,
  admin: false,
  action: 'operator.invite-admin',
  requestId: '',
  scope: '',
}

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

function refuse(why: string): never {
  console.error(why)
  process.exit(1)
}

const [given, ...more] = process.argv.slice(2)
const email = Email.safeParse(given)
if (more.length > 0 || !email.success) refuse('Give one e-mail address: npm run admin:invite -- someone@example.com')
const url = process.env.DATABASE_OWNER_URL
if (!url)
  refuse(
    'DATABASE_OWNER_URL is not set: give the URL of the database as role owner, ' +
      'as in postgres://owner:password@host/ticarum.',
  )
const site = process.env.ORIGIN ?? 'http://localhost:3000'
if (!URL.canParse(site))
  refuse('ORIGIN is no address: give the one under which people reach the site, as in https://ticarum.example.')

const owner = createPool(url, 1)
const token = randomBytes(32).toString('base64url')
try {
  const invited = await inTransaction(owner, { ...operator, now: new Date() }, (tx) =>
    inviteAdmin(tx, email.data, token),
  )
  const link = new URL(`/accept-invitation?token=${token}`, site)
  if (invited) console.log(`${email.data} can become an admin within ${VALID}, with this link alone:\n${link}`)
  else {
    console.error(`${email.data} has an account already: nobody was invited.`)
    process.exitCode = 1
  }
} catch (error) {
  console.error(`Nobody was invited: ${error instanceof Error ? error.message || error.name : error}`)
  process.exitCode = 1
} finally {
  await owner.end()
}
