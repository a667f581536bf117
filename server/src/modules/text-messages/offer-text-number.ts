import { createHmac, randomInt } from 'node:crypto'
import type { OfferTextNumber } from '@ticarum/contract/procedures/text-messages'
import { sqlOf } from '@ticarum/db/transaction'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { beforeTransaction, type PreparationContext } from '../../door/before-transaction.ts'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { perStore, refuseOverLimit } from '../../door/rate-limit.ts'

const CODE_LIFE = 10 * 60 * 1000

/** For a number, whoever asks: nobody's telephone is filled by many accounts. */
const CODES = { points: 5, duration: 3600 }
const codesOf = perStore((store) => new RateLimiterPostgres({ ...store, ...CODES, keyPrefix: 'text-codes' }))
const keyOf = (number: string): string => createHmac('sha256', 'text-codes').update(number).digest('base64url')

/** The session's secret is the key, as for e-mail (decision 44): the code works in that session and nowhere else. */
const hmacOf = (session: string, code: string): Buffer =>
  createHmac('sha256', session).update(`text message ${code}`).digest()

const sessionOf = (ctx: Context): string => ctx.caller.token ?? fail('UNAUTHENTICATED')

export const offerTextNumber = beforeTransaction(
  async ({ counters, textChannels }: PreparationContext, { channel, number }: OfferTextNumber) => {
    if (!textChannels.includes(channel)) return fail('WRONG_STATE', { state: 'off' })
    await codesOf(counters).consume(keyOf(number)).catch(refuseOverLimit)
  },
  async (ctx: Context, { channel, number }) => {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const until = new Date(ctx.now.getTime() + CODE_LIFE)
    await ctx.tx.sql('select fx.offer_text_number($1, $2, $3, $4, $5, $6)', [
      channel,
      number,
      hmacOf(sessionOf(ctx), code),
      until,
      ctx.newId(),
      code,
    ])
    ctx.wakeWorker()
    return { done: true as const }
  },
)

/** A wrong code is an answer, not a refusal, because a refusal would take back that the try was counted. */
export async function confirmTextNumber(ctx: Context, { code }: { code: string }) {
  const [answer] = await ctx.tx.sql<{ confirmed: boolean; tries_left: number }>(
    'select * from fx.confirm_text_number($1)',
    [hmacOf(sessionOf(ctx), code)],
  )
  return { confirmed: answer?.confirmed ?? false, triesLeft: answer?.tries_left ?? 0 }
}

export async function endTextMessages(ctx: Context) {
  await ctx.tx.sql('select fx.end_text_messages()')
  return { done: true as const }
}

export const readTextNumber = beforeTransaction(
  async ({ textChannels }: PreparationContext) => [...textChannels],
  async (ctx: Context, _input: object, channels) => {
    const mine = await ctx.tx.first(
      sqlOf
        .selectFrom('text_numbers')
        .select(['channel', 'number', 'agreed_at', 'ended_at'])
        .where('user_id', '=', personOf(ctx).userId),
    )
    if (!mine) return { channels, mine: null }
    const state = mine.ended_at ? ('ended' as const) : mine.agreed_at ? ('on' as const) : ('waiting' as const)
    return { channels, mine: { channel: mine.channel, number: mine.number, state } }
  },
)
