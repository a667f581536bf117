import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { newChallenge } from './passkey-answers.ts'

type Purpose = 'add' | 'prove'

/** A new challenge takes the place of an earlier one for the same purpose. */
export async function keepChallenge(ctx: Context, purpose: Purpose): Promise<Buffer> {
  const { challenge, expiresAt } = newChallenge(ctx)
  await ctx.tx.all(
    sqlOf
      .insertInto('passkey_challenges')
      .values({ user_id: personOf(ctx).userId, purpose, challenge, expires_at: expiresAt })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'purpose']).doUpdateSet({ challenge, expires_at: expiresAt }),
      ),
  )
  return challenge
}

/** Uses a challenge up. A refused answer is rolled back with it, so that one who mistook a key may try another. */
export async function takeChallenge(ctx: Context, purpose: Purpose): Promise<Buffer> {
  const taken = await ctx.tx.first(
    sqlOf
      .deleteFrom('passkey_challenges')
      .where('user_id', '=', personOf(ctx).userId)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', ctx.now)
      .returning('challenge'),
  )
  return taken?.challenge ?? fail('PASSKEY_FAILED')
}
