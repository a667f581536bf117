import { randomBytes } from 'node:crypto'
import type { AccountExport } from '@ticarum/contract/procedures/account'
import { ACCOUNT_EXPORT_DAYS } from '@ticarum/contract/values/account'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

const KEPT = ACCOUNT_EXPORT_DAYS * 24 * 3600 * 1000

/** One that is being written is not begun again. */
export async function startExport(ctx: Context) {
  const madeBy = personOf(ctx).userId
  const [begun] = await ctx.tx.all(
    sqlOf
      .insertInto('account_exports')
      .values({ id: ctx.newId(), made_by: madeBy, name: randomBytes(16).toString('hex'), created_at: ctx.now })
      .onConflict((conflict) => conflict.column('made_by').where(sql<boolean>`state = 'writing'`).doNothing())
      .returning('id'),
  )
  if (!begun) return { id: (await newestOf(ctx, madeBy))?.id ?? fail('INTERNAL', { requestId: '' }) }
  const payload = JSON.stringify({ exportId: begun.id })
  await ctx.tx.sql("select fx.enqueue('export-account', $1, 'export-account:' || $2)", [payload, begun.id])
  await ctx.tx.sql("select fx.enqueue('sweep-account-export', $1, 'sweep-account-export:' || $2, $3)", [
    payload,
    begun.id,
    new Date(ctx.now.getTime() + KEPT),
  ])
  ctx.wakeWorker()
  return begun
}

const exports = sqlOf.selectFrom('account_exports').select(['id', 'state', 'name', 'parts', 'created_at'])

const newestOf = (ctx: Context, madeBy: string) =>
  ctx.tx.first(exports.where('made_by', '=', madeBy).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1))

interface StoredExport {
  id: string
  state: 'writing' | 'ready'
  name: string
  parts: number
  created_at: Date
}

const present = ({ id, state, name, parts, created_at }: StoredExport): AccountExport => ({
  id,
  state,
  startedAt: created_at.toISOString(),
  file: name,
  parts,
})

export async function lastExport(ctx: Context) {
  const newest = await newestOf(ctx, personOf(ctx).userId)
  return { export: newest ? present(newest) : null }
}

/** Each person reads only the exports that they asked for. */
export async function getExport(ctx: Context, { id }: { id: string }): Promise<AccountExport> {
  return present((await ctx.tx.first(exports.where('id', '=', id))) ?? fail('NOT_FOUND'))
}
