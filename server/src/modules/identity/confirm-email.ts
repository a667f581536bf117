import { createHmac, randomInt } from 'node:crypto'
import { sqlOf } from '@ticarum/db/transaction'
import { hashToken } from '../../door/authenticate.ts'
import { beforeTransaction, type PreparationContext } from '../../door/before-transaction.ts'
import { type Context, personOf, readSessionAnew } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { tellAdmins } from '../../platform/effects.ts'
import { countConfirmation } from './confirmation-letters.ts'
import { newLink } from './link-token.ts'

const CODE_LIFE = 10 * 60 * 1000

/**
 * The session's secret is the key: the code works only in the session that asked for it, and can't be computed from
 * what is stored.
 */
const hmacOf = (session: string, code: string): Buffer =>
  createHmac('sha256', session).update(`email confirmation ${code}`).digest()

/**
 * Mails the actor a link that confirms this address, by default the one they wait for; somebody signed in also gets a
 * code. If another account has the address, its holder is mailed instead, and the actor can't tell.
 */
export async function offerConfirmation(ctx: Context, email: string | null = null): Promise<void> {
  await ctx.tx.sql('select fx.offer_email_confirmation($1, $2, $3, $4, $5, $6, $7)', [email, ...newConfirmation(ctx)])
  ctx.wakeWorker()
}

/** A link and, for somebody signed in, a code: what the database keeps of them, and what is mailed. */
function newConfirmation(ctx: Context) {
  const { token, hash, expiresAt } = newLink(ctx, 'email-confirmation')
  const session = ctx.actor.kind === 'person' ? ctx.caller.token : null
  const code = session ? String(randomInt(1_000_000)).padStart(6, '0') : null
  return [
    hash,
    expiresAt,
    session && code ? hmacOf(session, code) : null,
    new Date(ctx.now.getTime() + CODE_LIFE),
    ctx.newId(),
    JSON.stringify({ token, ...(code && { code }) }),
  ]
}

/** The link by which an old address can object to a change, if confirming is one: its hash, its end, its e-mail. */
function newObjection(ctx: Context) {
  const { token, hash, expiresAt } = newLink(ctx, 'email-objection')
  return [hash, expiresAt, ctx.newId(), JSON.stringify({ token })]
}

export async function askConfirmation(ctx: Context) {
  await offerConfirmation(ctx)
  return { done: true as const }
}

/** The old address stays the account's until the new one is confirmed, so that nobody learns who has an account. */
export const correctEmail = beforeTransaction(
  ({ counters }: PreparationContext, { email }: { email: string }) => countConfirmation(counters, email),
  async (ctx: Context, { email }) => {
    const [mine] = await ctx.tx.sql<{ confirmed: boolean }>('select fx.email_is_confirmed() as confirmed')
    if (mine?.confirmed) return fail('WRONG_STATE', { state: 'confirmed' })
    await offerConfirmation(ctx, email)
    return { done: true as const }
  },
)

/** The confirmed address stays the account's until the new one is confirmed, and then can object for some days. */
export const changeEmail = beforeTransaction(
  ({ counters }: PreparationContext, { email }: { email: string }) => countConfirmation(counters, email),
  async (ctx: Context, { email }) => {
    const { userId, sessionId } = personOf(ctx)
    const me = await ctx.tx.first(sqlOf.selectFrom('accounts').select('email').where('id', '=', userId))
    if (me?.email === email) return fail('INPUT_INVALID', { fields: { email: 'invalid' } })
    const [answer] = await ctx.tx.sql<{ offered: boolean }>(
      'select fx.offer_email_change($1, $2, $3, $4, $5, $6, $7, $8) as offered',
      [email, sessionId, ...newConfirmation(ctx)],
    )
    if (!answer?.offered) return fail('REAUTHENTICATION_REQUIRED')
    ctx.wakeWorker()
    return { done: true as const }
  },
)

export async function confirmEmail(ctx: Context, { token }: { token: string }) {
  const [answer] = await ctx.tx.sql<{ confirmed: boolean }>(
    'select fx.confirm_by_link($1, $2, $3, $4, $5) as confirmed',
    [hashToken(token), ...newObjection(ctx)],
  )
  if (!answer?.confirmed) return fail('LINK_INVALID')
  ctx.wakeWorker()
  return { done: true as const }
}

/** A wrong code is an answer, not a refusal, because a refusal would take back that the try was counted. */
export async function confirmByCode(ctx: Context, { code }: { code: string }) {
  const [answer] = await ctx.tx.sql<{ confirmed: boolean; tries_left: number }>(
    'select * from fx.confirm_by_code($1, $2, $3, $4, $5)',
    [hmacOf(ctx.caller.token ?? fail('UNAUTHENTICATED'), code), ...newObjection(ctx)],
  )
  readSessionAnew(ctx)
  ctx.wakeWorker()
  return { confirmed: answer?.confirmed ?? false, triesLeft: answer?.tries_left ?? 0 }
}

/** By an admin who has asked this person by telephone. */
export async function confirmEmailOf(ctx: Context, { id }: { id: string }) {
  if (id === personOf(ctx).userId) return fail('FORBIDDEN')
  const [answer] = await ctx.tx.sql<{ outcome: 'confirmed' | 'was_confirmed' | null }>(
    'select fx.confirm_email_of($1) as outcome',
    [id],
  )
  if (!answer?.outcome) return fail('NOT_FOUND')
  if (answer.outcome === 'was_confirmed') return fail('WRONG_STATE', { state: 'confirmed' })
  await tellAdmins(ctx, 'confirmed', { userId: id })
  return { done: true as const }
}
