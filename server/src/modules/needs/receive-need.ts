import { promisedHours } from '@ticarum/contract/values/inbox'
import type { Language } from '@ticarum/contract/values/languages'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { workingHoursAfter } from '../../platform/working-hours.ts'
import { requireWishes } from '../quotes/quotes.public.ts'

interface ToldNeed {
  what: string
  quantity: number | null
  port: string
  language: Language
  pictureId: string | null
}

/** Who needs it: somebody without an account, or somebody of a customer's company. */
type Teller = { name: string; email: string } | { customer_id: string; person_id: string }

/** Stores what is needed, puts it on the desk's list with its clock and mails it to the company. */
export async function receiveNeed(
  ctx: Context,
  { what, quantity, port, language, pictureId }: ToldNeed,
  teller: Teller,
  heldBack: 'trap' | 'haste' | null,
) {
  await requireWishes(ctx, { port })
  const id = ctx.newId()
  await ctx.tx.all(
    sqlOf
      .insertInto('needs')
      .values({ id, what, quantity, port: port || null, language, ...teller, created_at: ctx.now }),
  )
  const due = workingHoursAfter(ctx.now, promisedHours.contact)
  const [answer] = await ctx.tx.sql<{ taken: boolean }>('select fx.receive_need($1, $2, $3, $4) as taken', [
    id,
    pictureId,
    due,
    heldBack,
  ])
  if (!answer?.taken) return fail('INPUT_INVALID', { fields: { pictureId: 'invalid' } })
  ctx.wakeWorker()
  return { done: true as const }
}
