import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { type StoredProduct, storedProduct } from './stored-product.ts'

export const isAdmin = (ctx: Context): boolean => personOf(ctx).role === 'admin'

/** The supplier whose products these are: the caller's own, whatever the request says; an admin names one. */
export async function keeperOf(ctx: Context, supplierId: string | undefined): Promise<string> {
  if (!isAdmin(ctx)) return personOf(ctx).companyId ?? fail('FORBIDDEN')
  if (!supplierId) return fail('INPUT_INVALID', { fields: { supplierId: 'required' } })
  const supplier = await ctx.tx.first(sqlOf.selectFrom('suppliers').select('id').where('id', '=', supplierId))
  return supplier?.id ?? fail('NOT_FOUND')
}

/** The caller's own product, or for an admin any; locked until the change is done. */
export async function heldProduct(ctx: Context, id: string): Promise<StoredProduct> {
  return (await storedProduct(ctx, id, { lock: true })) ?? fail('NOT_FOUND')
}
