import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { applyLater } from './import-jobs.ts'
import { heldImport } from './imports.queries.ts'

/** Queues applying the checked rows. A second request is told that it is already running. */
export async function askToApply(ctx: Context, { id }: { id: string }) {
  const { state } = await heldImport(ctx, id)
  if (state === 'applying' || state === 'applied') return { id, state }
  if (state !== 'checked') return fail('WRONG_STATE', { state })
  await ctx.tx.all(sqlOf.updateTable('imports').set({ state: 'applying' }).where('id', '=', id))
  await applyLater(ctx, id)
  return { id, state: 'applying' as const }
}
