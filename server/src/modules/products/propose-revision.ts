import type { ReviewedField } from '@ticarum/contract/values/reviews'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { holdImages } from './product-images.ts'
import { changedFields, changesIn, type Proposal, sameChanges } from './proposal.ts'
import { currentOf, laterThan, type StoredProduct } from './stored-product.ts'

/**
 * A change of a listed or paused product waits for an admin and replaces the waiting revision; an equal revision keeps
 * its place in the queue.
 */
export async function proposeRevision(
  ctx: Context,
  product: StoredProduct,
  proposal: Proposal,
): Promise<ReviewedField[]> {
  const { row, revision } = product
  const current = currentOf(product)
  const waits = changedFields(current, proposal)
  const changes = changesIn(current, proposal)
  if (revision?.state === 'waiting' && sameChanges(revision.changes, changes)) return waits

  await withdrawRevision(ctx, product)
  if (waits.includes('articleCode')) await mustBeFree(ctx, product, proposal.articleCode)
  await holdImages(ctx, { id: row.id, supplierId: row.supplier_id }, changes.imageIds ?? current.imageIds)
  if (waits.length === 0) return waits
  await ctx.tx.all(
    sqlOf.insertInto('product_revisions').values({
      id: ctx.newId(),
      product_id: row.id,
      supplier_id: row.supplier_id,
      proposed: JSON.stringify(changes),
      created_by: personOf(ctx).userId,
      created_at: laterThanRevision(ctx, product),
    }),
  )
  return waits
}

/** A returned revision is replaced, too. */
export async function withdrawRevision(ctx: Context, { row, revision }: StoredProduct): Promise<void> {
  if (revision)
    await ctx.tx.all(
      sqlOf
        .updateTable('product_revisions')
        .set({ state: 'withdrawn', decided_at: ctx.now })
        .where('product_id', '=', row.id)
        .where('id', '=', revision.id),
    )
}

/** Makes the newest revision newer than all others, even if two clocks differ. */
const laterThanRevision = ({ now }: Context, { revisedAt }: StoredProduct) =>
  revisedAt ? laterThan(now, { updated_at: revisedAt }) : now

async function mustBeFree(ctx: Context, { row }: StoredProduct, code: string | null): Promise<void> {
  if (code === null) return
  const other = sqlOf
    .selectFrom('products')
    .select('id')
    .where('supplier_id', '=', row.supplier_id)
    .where('article_code', '=', code)
    .where('id', '<>', row.id)
  if (await ctx.tx.first(other)) fail('ARTICLE_CODE_TAKEN')
}
