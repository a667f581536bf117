import { typedPrices } from '@ticarum/contract/forms/product-fields'
import type { AddProduct, SavedProduct } from '@ticarum/contract/procedures/products'
import { countryOf, originOf } from '@ticarum/contract/values/countries'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { showImages } from './product-images.ts'
import { isAdmin, keeperOf } from './products.policy.ts'
import { proposalOf } from './proposal.ts'
import { handedIn, mustBeComplete } from './publishing.policy.ts'
import { atOnceOf, columnsOf, countStock, publish, takingCode, writeTexts } from './write-product.ts'

export async function addProduct(ctx: Context, input: AddProduct): Promise<SavedProduct> {
  const supplierId = await keeperOf(ctx, input.supplierId)
  const country = countryOf(input.country)
  const place = {
    country: input.country,
    city: input.city,
    origin: country && input.city ? originOf(input.city, country) : '',
  }
  if (input.intent === 'review') mustBeComplete({ ...input, ...place })

  const proposal = proposalOf(input, place, undefined, isAdmin(ctx))
  const target = input.intent === 'review' ? await handedIn(ctx, supplierId) : { status: 'draft' as const }
  const product = { id: ctx.newId(), supplierId }
  // The supplier cannot change texts and pictures of a listed product, so it is listed after they are written.
  const first = target.status === 'listed' ? { status: 'draft' as const } : target
  await takingCode(
    ctx.tx.all(
      sqlOf.insertInto('products').values({
        id: product.id,
        supplier_id: supplierId,
        created_by: personOf(ctx).userId,
        price_confirmed_at: ctx.now,
        created_at: ctx.now,
        updated_at: ctx.now,
        ...atOnceOf(input, typedPrices(input)),
        ...columnsOf(proposal),
        ...first,
      }),
    ),
  )
  await writeTexts(ctx, product, proposal)
  await showImages(ctx, product, proposal.imageIds)
  await countStock(ctx, product.id, input.stock ?? 0)
  if (first !== target) await ctx.tx.all(sqlOf.updateTable('products').set(target).where('id', '=', product.id))
  await publish(ctx, [product.id])
  return { id: product.id, status: target.status, version: ctx.now.toISOString(), waits: [] }
}
