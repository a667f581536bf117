import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

const settings = sqlOf.selectFrom('company_settings').select('updated_at').forUpdate()

/** Of two admins who save at once, the second has to read again first. Without `seen` whoever reads before does. */
export async function nextVersion(ctx: Context, seen?: string): Promise<Date> {
  const row = await ctx.tx.first(settings)
  if (!row || (seen && row.updated_at.getTime() !== new Date(seen).getTime())) return fail('CHANGED_MEANWHILE')
  return new Date(Math.max(ctx.now.getTime(), row.updated_at.getTime() + 1))
}
