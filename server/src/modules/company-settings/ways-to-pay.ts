import type { WayToPay } from '@ticarum/contract/procedures/trade-settings'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { Context } from '../../door/context.ts'

export const allWaysToPay = sqlOf
  .selectFrom('payment_ways')
  .select(['id', 'kind', 'title', 'details', 'valid_from', 'valid_to'])
  .orderBy('position')
  .orderBy('id')

type Way = WayToPay & { id: string }
interface StoredWay extends Pick<Way, 'id' | 'kind' | 'title' | 'details'> {
  valid_from: string | null
  valid_to: string | null
}

export const presentWay = ({ valid_from, valid_to, ...way }: StoredWay): Way => ({
  ...way,
  ...(valid_from ? { validFrom: valid_from } : {}),
  ...(valid_to ? { validTo: valid_to } : {}),
})

/** The current day in GMT+3, the time zone of both countries. */
const today = sql<string>`(fx.now() at time zone interval '3 hours')::date`
const waysOfToday = allWaysToPay.where(
  sql<boolean>`coalesce(valid_from <= ${today}, true) and coalesce(valid_to >= ${today}, true)`,
)

/** The ways to pay that are valid today. */
export async function waysToPay(ctx: Context): Promise<Way[]> {
  return (await ctx.tx.all(waysOfToday, 'ways-to-pay')).map(presentWay)
}
