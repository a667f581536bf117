import type { SavedProduct } from '@ticarum/contract/procedures/products'
import { mayProduct } from '@ticarum/contract/values/product-rules'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { heldProduct } from './products.policy.ts'
import { storedFieldsOf } from './proposal.ts'
import { laterThan } from './stored-product.ts'
import { publish } from './write-product.ts'

const turned =
  (action: 'pause' | 'resume', to: 'listed' | 'paused') =>
  async (ctx: Context, { id }: { id: string }): Promise<SavedProduct> => {
    const { row, revision } = await heldProduct(ctx, id)
    if (!mayProduct(action, row.status)) return fail('WRONG_STATE', { state: row.status })
    const updated_at = laterThan(ctx.now, row)
    await ctx.tx.all(sqlOf.updateTable('products').set({ status: to, updated_at }).where('id', '=', id))
    await publish(ctx, [id])
    return {
      id,
      status: to,
      version: updated_at.toISOString(),
      waits: revision?.state === 'waiting' ? storedFieldsOf(revision.changes) : [],
    }
  }

export const pauseProduct = turned('pause', 'paused')
export const resumeProduct = turned('resume', 'listed')
