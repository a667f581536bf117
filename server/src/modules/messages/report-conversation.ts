import { promisedHours } from '@ticarum/contract/values/inbox'
import type { Context } from '../../door/context.ts'
import { workingHoursAfter } from '../../platform/working-hours.ts'

export async function reportConversation(ctx: Context, { id, reason }: { id: string; reason: string }) {
  const due = workingHoursAfter(ctx.now, promisedHours.contact)
  await ctx.tx.sql('select fx.report_conversation($1, $2, $3, $4)', [ctx.newId(), id, reason, due])
  return { done: true as const }
}
