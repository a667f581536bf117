import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { heldImport } from './import.queries.ts'
import { applyLater } from './import-jobs.ts'

/** Lets the checked rows take effect. Who asks a second time hears that it goes on. */
export async function askToApply(ctx: Context, { id }: { id: string }) {
  const { state } = await heldImport(ctx, id)
  if (state === 'applying' || state === 'applied') return { id, state }
  if (state !== 'checked') return fail('WRONG_STATE', { state })
  await ctx.tx.all(sqlOf.updateTable('imports').set({ state: 'applying' }).where('id', '=', id))
  await applyLater(ctx, id)
  return { id, state: 'applying' as const }
}
