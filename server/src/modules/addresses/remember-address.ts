import type { Delivery } from '@ticarum/contract/forms/order-fields'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** More than anybody chooses from. */
const KEPT = 20

/** So that the next order need not ask again; one that is known moves to the top. */
export async function rememberAddress(ctx: Context, { address, phone, port }: Delivery): Promise<void> {
  const { companyId } = personOf(ctx)
  if (!companyId) return fail('NOT_FOUND')
  const used = { phone: phone || null, port: port || null, used_at: ctx.now }
  await ctx.tx.all(
    sqlOf
      .insertInto('addresses')
      .values({
        id: ctx.newId(),
        customer_id: companyId,
        street: address.street,
        city: address.city,
        state: address.state || null,
        postal_code: address.postalCode || null,
        country: address.country,
        ...used,
      })
      .onConflict((known) =>
        known.columns(['customer_id', 'street', 'city', 'state', 'postal_code', 'country']).doUpdateSet(used),
      ),
  )
  const older = sqlOf
    .selectFrom('addresses')
    .select('id')
    .where('customer_id', '=', companyId)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .offset(KEPT)
  await ctx.tx.all(sqlOf.deleteFrom('addresses').where('id', 'in', older))
}
