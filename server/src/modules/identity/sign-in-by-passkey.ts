import { randomBytes } from 'node:crypto'
import type { UsedPasskey } from '@ticarum/contract/procedures/passkeys'
import { hashToken } from '../../door/authenticate.ts'
import { beforeTransaction } from '../../door/before-transaction.ts'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { openSession } from './open-session.ts'
import { newChallenge, requestOf, type StoredPasskey, verifyUsed } from './passkey-answers.ts'

/**
 * Opens a session for somebody whose password or Google account was right, unless they have a passkey: then they get a
 * token that opens nothing but the question for it.
 */
export async function openOrAskPasskey(ctx: Context, userId: string) {
  const { challenge, expiresAt } = newChallenge(ctx)
  const token = randomBytes(32).toString('base64url')
  const [answer] = await ctx.tx.sql<{ waits: boolean }>('select fx.begin_passkey_sign_in($1, $2, $3, $4) as waits', [
    userId,
    hashToken(token),
    challenge,
    expiresAt,
  ])
  if (answer?.waits) return { expiresAt: null, passkeyToken: token }
  return { expiresAt: (await openSession(ctx, userId)).toISOString(), passkeyToken: null }
}

/** The passkeys that may finish a waiting sign-in, and its challenge. */
async function waitingSignIn(ctx: Context, token: string) {
  const passkeys = await ctx.tx.sql<StoredPasskey & { challenge: Buffer }>('select * from fx.passkeys_of_sign_in($1)', [
    hashToken(token),
  ])
  return { passkeys, challenge: passkeys[0]?.challenge ?? fail('PASSKEY_FAILED') }
}

async function beginWaiting(ctx: Context, { token }: { token: string }) {
  const { passkeys, challenge } = await waitingSignIn(ctx, token)
  return requestOf(ctx, challenge, passkeys)
}

async function finishWaiting(ctx: Context, { token, answer }: { token: string; answer: UsedPasskey }) {
  const { passkeys, challenge } = await waitingSignIn(ctx, token)
  const { id, counter } = await verifyUsed(ctx, challenge, answer, passkeys)
  const [finished] = await ctx.tx.sql<{ user_id: string | null }>(
    'select fx.finish_passkey_sign_in($1, $2, $3) as user_id',
    [hashToken(token), id, counter],
  )
  if (!finished?.user_id) return fail('PASSKEY_FAILED')
  return { expiresAt: (await openSession(ctx, finished.user_id)).toISOString() }
}

const nothing = async () => undefined
export const beginPasskeySignIn = beforeTransaction(nothing, beginWaiting, { signsIn: true })
export const signInByPasskey = beforeTransaction(nothing, finishWaiting, { signsIn: true })
