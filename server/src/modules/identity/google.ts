import type { Language } from '@ticarum/contract/values/languages'
import { beforeTransaction, type PreparationContext } from '../../door/before-transaction.ts'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { becomePerson, createAccount } from './create-account.ts'
import { takeTurn } from './email-is-taken.ts'
import { markProven } from './mark-proven.ts'
import { openOrAskPasskey } from './sign-in-by-passkey.ts'

interface CameBack {
  callbackUrl: string
  state: string
  nonce: string
  codeVerifier: string
}
type GoogleCallback = CameBack & { language: Language }

export const beginGoogle = beforeTransaction(
  async ({ google }: PreparationContext, { again }: { again: boolean }) =>
    google ? google.begin({ again }) : fail('NOT_FOUND'),
  async (_ctx: Context, _input: object, begun) => begun,
)

/** Google is asked before the transaction; only what it signed is trusted. */
const whoCameBack =
  (way: { again: boolean }) =>
  async ({ google }: PreparationContext, { callbackUrl, state, nonce, codeVerifier }: CameBack) => {
    if (!google) return fail('NOT_FOUND')
    return (await google.finish(callbackUrl, { state, nonce, codeVerifier }, way)) ?? fail('GOOGLE_FAILED')
  }

export const signInWithGoogle = beforeTransaction(
  whoCameBack({ again: false }),
  async (ctx: Context, { language }: GoogleCallback, { subject, email, name }) => {
    await takeTurn(ctx, email)
    const [known] = await ctx.tx.sql<{ id: string; active: boolean }>(
      'select * from fx.resolve_google_account($1, $2)',
      [subject, email],
    )
    if (known && !known.active) return fail('GOOGLE_FAILED') // suspended, or deleted
    const userId = known?.id ?? (await newcomer(ctx, { subject, email, name, language }))
    return openOrAskPasskey(ctx, userId)
  },
  { signsIn: true },
)

/** Equivalent to the password: a fresh sign-in at Google by the identity that is linked to this account. */
export const reauthenticateWithGoogle = beforeTransaction(
  whoCameBack({ again: true }),
  async (ctx: Context, _: CameBack, { subject }) => {
    const [own] = await ctx.tx.sql<{ mine: boolean }>('select fx.is_my_google_account($1) as mine', [subject])
    if (!own?.mine) return fail('GOOGLE_FAILED')
    await markProven(ctx)
    return { done: true as const }
  },
)

/** Creates an account without a password and, until role selection, without a role. */
async function newcomer(
  ctx: Context,
  { subject, email, name, language }: { subject: string; email: string; name: string; language: Language },
): Promise<string> {
  const person = await becomePerson(ctx, 'none')
  await createAccount(ctx, person, { fullName: name.slice(0, 100), email, language, passwordHash: null })
  await ctx.tx.sql('select fx.link_google_account($1, $2)', [subject, email])
  return person.userId
}
