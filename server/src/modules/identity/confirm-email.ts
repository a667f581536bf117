import { createHmac, randomInt } from 'node:crypto'
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
  const { token, hash, expiresAt } = newLink(ctx, 'email-confirmation')
  const session = ctx.actor.kind === 'person' ? ctx.caller.token : null
  const code = session ? String(randomInt(1_000_000)).padStart(6, '0') : null
  await ctx.tx.sql('select fx.offer_email_confirmation($1, $2, $3, $4, $5, $6, $7)', [
    email,
    hash,
    expiresAt,
    session && code ? hmacOf(session, code) : null,
    new Date(ctx.now.getTime() + CODE_LIFE),
    ctx.newId(),
    JSON.stringify({ token, ...(code && { code }) }),
  ])
  ctx.wakeWorker()
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

export async function confirmEmail(ctx: Context, { token }: { token: string }) {
  const [answer] = await ctx.tx.sql<{ confirmed: boolean }>('select fx.confirm_email($1) as confirmed', [
    hashToken(token),
  ])
  return answer?.confirmed ? { done: true as const } : fail('LINK_INVALID')
}

/** A wrong code is an answer, not a refusal, because a refusal would take back that the try was counted. */
export async function confirmByCode(ctx: Context, { code }: { code: string }) {
  const [answer] = await ctx.tx.sql<{ confirmed: boolean; tries_left: number }>(
    'select * from fx.confirm_email_by_code($1)',
    [hmacOf(ctx.caller.token ?? fail('UNAUTHENTICATED'), code)],
  )
  readSessionAnew(ctx)
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
