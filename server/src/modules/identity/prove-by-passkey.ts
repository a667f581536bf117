import type { UsedPasskey } from '@ticarum/contract/procedures/passkeys'
import { type Context, personOf, readSessionAnew } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { requestOf, verifyUsed } from './passkey-answers.ts'
import { keepChallenge, takeChallenge } from './passkey-challenges.ts'
import { storedPasskeys } from './passkeys.queries.ts'

export async function beginProof(ctx: Context) {
  const passkeys = await storedPasskeys(ctx)
  if (passkeys.length === 0) return fail('NOT_FOUND')
  return requestOf(ctx, await keepChallenge(ctx, 'prove'), passkeys)
}

export async function proveByPasskey(ctx: Context, { answer }: { answer: UsedPasskey }) {
  const challenge = await takeChallenge(ctx, 'prove')
  const { id, counter } = await verifyUsed(ctx, challenge, answer, await storedPasskeys(ctx))
  const [proof] = await ctx.tx.sql<{ proven: boolean }>('select fx.prove_by_passkey($1, $2, $3) as proven', [
    id,
    counter,
    personOf(ctx).sessionId,
  ])
  if (!proof?.proven) return fail('PASSKEY_FAILED')
  readSessionAnew(ctx)
  return { done: true as const }
}
