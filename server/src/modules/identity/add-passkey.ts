import type { AddPasskey } from '@ticarum/contract/procedures/passkeys'
import { MOST_PASSKEYS } from '@ticarum/contract/values/passkeys'
import { sqlOf } from '@ticarum/db/transaction'
import type { z } from 'zod'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { notify } from '../../platform/effects.ts'
import { creationOf, type StoredPasskey, verifyMade } from './passkey-answers.ts'
import { keepChallenge, takeChallenge } from './passkey-challenges.ts'
import { storedPasskeys } from './passkeys.queries.ts'

async function fewEnough(ctx: Context): Promise<StoredPasskey[]> {
  const passkeys = await storedPasskeys(ctx)
  return passkeys.length < MOST_PASSKEYS ? passkeys : fail('PASSKEYS_FULL', { max: MOST_PASSKEYS })
}

export async function beginAdding(ctx: Context) {
  const passkeys = await fewEnough(ctx)
  const { userId } = personOf(ctx)
  const user = await ctx.tx.first(
    sqlOf
      .selectFrom('accounts')
      .innerJoin('people', 'people.id', 'accounts.id')
      .select(['accounts.id', 'email', 'full_name as fullName'])
      .where('accounts.id', '=', userId),
  )
  if (!user) return fail('UNAUTHENTICATED')
  return creationOf(ctx, await keepChallenge(ctx, 'add'), user, passkeys)
}

/** The challenge is there once, so that two that are added at once wait for each other. */
export async function addPasskey(ctx: Context, { name, answer }: z.output<typeof AddPasskey>) {
  const { userId, sessionId } = personOf(ctx)
  const challenge = await takeChallenge(ctx, 'add')
  const passkeys = await fewEnough(ctx)
  const made = await verifyMade(ctx, challenge, answer)
  const id = ctx.newId()
  const added = await ctx.tx.first(
    sqlOf
      .insertInto('passkeys')
      .values({
        id,
        user_id: userId,
        credential_id: made.credentialId,
        public_key: made.publicKey,
        counter: BigInt(made.counter),
        transports: made.transports,
        name,
        created_at: ctx.now,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id'),
  )
  if (!added) return fail('PASSKEY_FAILED') // somebody has it already
  if (passkeys.length === 0) await ctx.tx.sql('select fx.forget_older_proofs($1)', [sessionId])
  await notify(ctx, userId, 'account.passkey-added', { name })
  return { id }
}
