import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { notify, tellAdmins } from '../../platform/effects.ts'

export async function removePasskey(ctx: Context, { id }: { id: string }) {
  const { userId } = personOf(ctx)
  const removed = await ctx.tx.first(
    sqlOf.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId).returning('name'),
  )
  if (!removed) return fail('NOT_FOUND')
  await notify(ctx, userId, 'account.passkey-removed', { name: removed.name })
  return { done: true as const }
}

/** For somebody who has lost theirs: the password or Google then suffices to sign in and to add another. */
export async function removePasskeysOf(ctx: Context, { id }: { id: string }) {
  const user = await ctx.tx.first(sqlOf.selectFrom('user_directory').select('id').where('id', '=', id))
  if (!user) return fail('NOT_FOUND')
  if (id === personOf(ctx).userId) return fail('FORBIDDEN')
  const removed = await ctx.tx.all(sqlOf.deleteFrom('passkeys').where('user_id', '=', id).returning('id'))
  if (removed.length === 0) return { done: true as const }
  await notify(ctx, id, 'account.passkeys-removed', {})
  await tellAdmins(ctx, 'passkeys', { userId: id })
  return { done: true as const }
}
