import type { Review, ReviewDetails } from '@ticarum/contract/procedures/reviews'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { keysetPage, positionOf } from '../../platform/keyset.ts'
import { presentProduct, presentReviewed } from './present-product.ts'
import { changedFields, hasEnglish, withChanges } from './proposal.ts'
import { currentOf, storedProduct, versionOf } from './stored-product.ts'

interface FindReviews {
  kind?: Review['kind'] | undefined
  supplierId?: string | undefined
  after?: string | undefined
  limit: number
}
type Waiting = Pick<Review, 'kind'> & { id: string; product_id: string; created_at: Date; version: Date }

/** Merges two queues: each returns its own longest waiting, and the first of both are the longest waiting of all. */
export async function listReviews(ctx: Context, find: FindReviews) {
  const [inReview, waiting] = await Promise.all([
    find.kind === 'revision' ? [] : productsWaiting(ctx, find),
    find.kind === 'product' ? [] : revisionsWaiting(ctx, find),
  ])
  const queue: Waiting[] = [
    ...inReview.flatMap(({ id, submitted_at, updated_at }) =>
      submitted_at
        ? [{ kind: 'product' as const, id, product_id: id, created_at: submitted_at, version: updated_at }]
        : [],
    ),
    ...waiting.map((revision) => ({ kind: 'revision' as const, ...revision, version: revision.created_at })),
  ]
  queue.sort((a, b) => a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1))
  const rows = queue.slice(0, find.limit + 1)
  const about = await aboutProducts(
    ctx,
    rows.map(({ product_id }) => product_id),
  )
  return keysetPage(rows, find.limit, ({ kind, id, product_id, created_at, version }): Review => {
    const product = about.find((each) => each.productId === product_id) ?? fail('NOT_FOUND')
    return { ...product, kind, id, since: created_at.toISOString(), version: version.toISOString() }
  })
}

const afterPosition = (column: 'submitted_at' | 'created_at', after: string | undefined) => {
  const position = positionOf(after)
  // The cursor has milliseconds only: rows of the same one may come twice, but are never skipped.
  return position
    ? sql<boolean>`(date_trunc('milliseconds', ${sql.ref(column)}), id) > (${position.at}, ${position.id})
        and ${sql.ref(column)} >= ${position.at}`
    : sql<boolean>`true`
}

const productsWaiting = (ctx: Context, { supplierId, after, limit }: FindReviews) =>
  ctx.tx.all(
    sqlOf
      .selectFrom('products')
      .select(['id', 'submitted_at', 'updated_at'])
      .where('status', '=', 'in_review')
      .$if(supplierId !== undefined, (query) => query.where('supplier_id', '=', supplierId ?? ''))
      .where(afterPosition('submitted_at', after))
      .orderBy('submitted_at')
      .orderBy('id')
      .limit(limit + 1),
  )

const revisionsWaiting = (ctx: Context, { supplierId, after, limit }: FindReviews) =>
  ctx.tx.all(
    sqlOf
      .selectFrom('product_revisions')
      .select(['id', 'product_id', 'created_at'])
      .where('state', '=', 'waiting')
      .$if(supplierId !== undefined, (query) => query.where('supplier_id', '=', supplierId ?? ''))
      .where(afterPosition('created_at', after))
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit + 1),
  )

async function aboutProducts(
  ctx: Context,
  ids: string[],
): Promise<Omit<Review, 'kind' | 'id' | 'since' | 'version'>[]> {
  const rows = await ctx.tx.all(
    sqlOf
      .selectFrom('products')
      .innerJoin('suppliers', 'suppliers.id', 'products.supplier_id')
      .innerJoin('product_texts', (join) =>
        join
          .onRef('product_texts.product_id', '=', 'products.id')
          .onRef('product_texts.language', '=', 'products.original_language'),
      )
      .leftJoin('product_images', (join) =>
        join.onRef('product_images.product_id', '=', 'products.id').on('product_images.position', '=', 0),
      )
      .select([
        'products.id',
        'products.category',
        'products.price_cents as priceCents',
        sql<number>`(select count(*)::integer from product_images i
          where i.product_id = products.id and i.position is not null)`.as('imageCount'),
        'product_texts.name',
        'product_texts.language',
        'suppliers.id as supplierId',
        'suppliers.name as supplierName',
        'verified_until',
      ])
      .select([
        'product_images.id as imageId',
        'product_images.name as imageName',
        'widths',
        'width',
        'height',
        'thumbhash',
      ])
      .where(sql<boolean>`products.id = any (${ids}::uuid[])`),
  )
  return rows.map(
    ({
      id,
      name,
      language,
      category,
      priceCents,
      imageCount,
      supplierId,
      supplierName,
      verified_until,
      imageId,
      imageName,
      widths,
      width,
      height,
      thumbhash,
    }) => ({
      productId: id,
      name,
      language,
      category,
      priceCents: Number(priceCents),
      imageCount,
      supplier: { id: supplierId, name: supplierName, verified: verified_until !== null && verified_until > ctx.now },
      image:
        imageId && imageName && widths && width && height && thumbhash
          ? { id: imageId, name: imageName, widths, width, height, thumbhash }
          : null,
    }),
  )
}

/** What waits under this id: a product or a revision. */
export async function oneReview(ctx: Context, { id }: { id: string }): Promise<ReviewDetails> {
  const revision = await ctx.tx.first(
    sqlOf.selectFrom('product_revisions').select('product_id').where('id', '=', id).where('state', '=', 'waiting'),
  )
  const product = await storedProduct(ctx, revision?.product_id ?? id)
  if (!product || (!revision && product.row.status !== 'in_review')) return fail('NOT_FOUND')

  const { revision: _, ...shown } = await presentProduct(ctx, product)
  const current = currentOf(product)
  if (!revision || !product.revision) {
    const since = product.row.submitted_at ?? product.row.updated_at
    return {
      id,
      kind: 'product',
      since: since.toISOString(),
      version: versionOf(product.row),
      product: shown,
      proposed: null,
      changed: [],
      needsEnglish: !hasEnglish(current),
    }
  }
  const proposed = withChanges(current, product.revision.changes)
  const since = product.revision.created_at.toISOString()
  return {
    id,
    kind: 'revision',
    since,
    version: since,
    product: shown,
    proposed: presentReviewed(proposed, product.pictures),
    changed: changedFields(current, proposed),
    needsEnglish: !hasEnglish(proposed),
  }
}
