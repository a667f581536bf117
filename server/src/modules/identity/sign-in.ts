import type { SignIn } from '@ticarum/contract/procedures/identity'
import type { z } from 'zod'
import { beforeTransaction, type PreparationContext } from '../../door/before-transaction.ts'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { passwordIsRight } from './password.ts'
import { countGuess } from './password-guesses.ts'
import { openOrAskPasskey } from './sign-in-by-passkey.ts'

type Input = z.output<typeof SignIn>

/**
 * The password is checked before the transaction: no connection waits for the hash, and a failed guess stays counted.
 */
export const signIn = beforeTransaction(
  async (outside: PreparationContext, { email, password }: Input) => {
    const guess = await countGuess(outside, email)
    const [known] = await outside.reads.sql<{ user_id: string; password_hash: string }>(
      'select * from fx.credentials_of_email($1)',
      [email],
      'credentials-of-email',
    )
    const right = await passwordIsRight(known?.password_hash, password)
    if (!known || !right) {
      await guess.wrong()
      return fail('WRONG_CREDENTIALS')
    }
    await guess.right()
    return known.user_id
  },
  (ctx: Context, _: Input, userId) => openOrAskPasskey(ctx, userId),
  { signsIn: true },
)
