import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { beforeTransaction, type PreparationContext } from '../../door/before-transaction.ts'
import type { Context } from '../../door/context.ts'
import { perStore, refuseOverLimit } from '../../door/rate-limit.ts'
import { keyOfEmail } from './key-of-email.ts'
import { newLink } from './link-token.ts'

const LETTERS = { points: 5, duration: 3600 }
const lettersOf = perStore((store) => new RateLimiterPostgres({ ...store, ...LETTERS, keyPrefix: 'password-letters' }))

/** Counted for the e-mail as well, known or not, so that nobody's mailbox is filled from many IP addresses. */
export const forgotPassword = beforeTransaction(
  async ({ counters }: PreparationContext, { email }: { email: string }) => {
    await lettersOf(counters).consume(keyOfEmail(email)).catch(refuseOverLimit)
  },
  async (ctx: Context, { email }) => {
    const { token, hash, expiresAt } = newLink(ctx, 'password-reset')
    await ctx.tx.sql('select fx.send_password_reset($1, $2, $3, $4, $5)', [
      email,
      hash,
      expiresAt,
      ctx.newId(),
      JSON.stringify({ token }),
    ])
    ctx.wakeWorker()
    return { done: true as const }
  },
  { signsIn: true },
)
