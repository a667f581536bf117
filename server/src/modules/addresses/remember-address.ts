import type { Delivery } from '@ticarum/contract/forms/order-fields'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** More than anybody chooses from. */
const KEPT = 20

const REMEMBER = `insert into addresses (id, customer_id, street, city, state, postal_code, country, phone, port,
    used_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (customer_id, street, city, state, postal_code, country)
    do update set phone = excluded.phone, port = excluded.port, used_at = excluded.used_at`

const FORGET_OLDEST = `delete from addresses where id in (
  select id from addresses where customer_id = $1 order by used_at desc, id desc offset ${KEPT})`

/** Saves the address for the next order; a known one moves to the top. */
export async function rememberAddress(ctx: Context, { address, phone, port }: Delivery): Promise<void> {
  const { companyId } = personOf(ctx)
  if (!companyId) return fail('NOT_FOUND')
  const { street, city, state, postalCode, country } = address
  const place = [street, city, state || null, postalCode || null, country]
  await Promise.all([
    ctx.tx.sql(REMEMBER, [ctx.newId(), companyId, ...place, phone || null, port || null, ctx.now], 'remember-address'),
    ctx.tx.sql(FORGET_OLDEST, [companyId], 'forget-oldest-address'),
  ])
}
