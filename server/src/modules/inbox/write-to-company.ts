import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { setItemState } from './held-item.ts'
import { writeAndMail } from './reply-to-item.ts'

/** The desk writes to a company, unasked or again; what it answers stands on the desk's list. */
export async function writeToCompany(ctx: Context, { id, body }: { id: string; body: string }) {
  const [begun] = await ctx.tx.sql<{ id: string | null }>('select fx.begin_with_company($1, $2) as id', [id, body])
  const itemId = begun?.id ?? fail('NOT_FOUND')
  await writeAndMail(ctx, itemId, body)
  await setItemState(ctx, itemId, 'answered', true)
  return { itemId }
}
