import type { RememberedAddress } from '@ticarum/contract/procedures/addresses'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'

/** Row security limits them to the caller's company. */
const lastUsed = sqlOf
  .selectFrom('addresses')
  .select(['id', 'street', 'city', 'state', 'postal_code', 'country', 'phone', 'port', 'used_at'])
  .orderBy('used_at', 'desc')
  .orderBy('id', 'desc')

export async function listAddresses(ctx: Context) {
  const rows = await ctx.tx.all(lastUsed)
  const addresses = rows.map(
    ({ id, street, city, state, postal_code, country, phone, port, used_at }): RememberedAddress => ({
      id,
      street,
      city,
      state: state ?? '',
      postalCode: postal_code ?? '',
      country,
      phone: phone ?? '',
      port: port ?? '',
      usedAt: used_at.toISOString(),
    }),
  )
  return { addresses }
}
