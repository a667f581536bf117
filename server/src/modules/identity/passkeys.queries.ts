import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import type { StoredPasskey } from './passkey-answers.ts'

const ownPasskeys = (ctx: Context) =>
  sqlOf.selectFrom('passkeys').where('user_id', '=', personOf(ctx).userId).orderBy('created_at').orderBy('id')

export async function listPasskeys(ctx: Context) {
  const rows = await ctx.tx.all(ownPasskeys(ctx).select(['id', 'name', 'created_at', 'last_used_at']))
  return {
    items: rows.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
  }
}

/** The actor's passkeys, to verify an answer. */
export const storedPasskeys = (ctx: Context): Promise<StoredPasskey[]> =>
  ctx.tx.all(ownPasskeys(ctx).select(['id', 'credential_id', 'public_key', 'counter', 'transports']))

export const hasPasskey = async (ctx: Context): Promise<boolean> =>
  (await ctx.tx.first(ownPasskeys(ctx).select('id').limit(1))) !== undefined
