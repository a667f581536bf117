import type { ApplyImport } from '@ticarum/contract/procedures/imports'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { applyLater } from './import-jobs.ts'
import { heldImport } from './imports.queries.ts'

/** Queues applying the checked rows. A second request is told that it is already running. */
export async function askToApply(ctx: Context, { id, sure }: ApplyImport) {
  const { state } = await heldImport(ctx, id)
  if (state === 'applying' || state === 'applied') return { id, state }
  if (state !== 'checked') return fail('WRONG_STATE', { state })
  if (!sure && (await hasLarge(ctx, id))) return fail('PRICES_TO_CONFIRM', { prices: [], large: true })
  await ctx.tx.all(sqlOf.updateTable('imports').set({ state: 'applying' }).where('id', '=', id))
  await applyLater(ctx, id)
  return { id, state: 'applying' as const }
}

async function hasLarge(ctx: Context, importId: string): Promise<boolean> {
  const large = sqlOf
    .selectFrom('import_rows')
    .select('row_number')
    .where('import_id', '=', importId)
    .where('large', '=', true)
  return (await ctx.tx.first(large.limit(1))) !== undefined
}
