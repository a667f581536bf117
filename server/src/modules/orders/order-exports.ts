import { randomBytes } from 'node:crypto'
import type { OrderExport, StartExport } from '@ticarum/contract/procedures/order-exports'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { exportTable } from './exported-orders.ts'

/** Exports contain personal data, so they are kept for a short time. */
const KEPT = 7 * 24 * 3600 * 1000

export async function startExport(ctx: Context, { language, format, ...filter }: StartExport) {
  const { userId, role, companyId } = personOf(ctx)
  if (role !== 'admin' && !companyId) return fail('FORBIDDEN')
  const id = ctx.newId()
  const name = randomBytes(16).toString('hex')
  await ctx.tx.all(
    sqlOf.insertInto('order_exports').values({
      id,
      made_by: userId,
      language,
      format,
      role: role === 'admin' ? 'admin' : 'supplier',
      filter: JSON.stringify(filter),
      name,
      created_at: ctx.now,
    }),
  )
  await ctx.tx.sql("select fx.enqueue('export-orders', $1, 'export:' || $2)", [
    JSON.stringify({ exportId: id, madeBy: userId, companyId: role === 'admin' ? null : companyId }),
    id,
  ])
  await ctx.tx.sql("select fx.enqueue('sweep-export', $1, 'sweep-export:' || $2, $3)", [
    JSON.stringify({ exportId: id }),
    id,
    new Date(ctx.now.getTime() + KEPT),
  ])
  ctx.wakeWorker()
  return { id }
}

/** Everybody reads only the exports that they asked for. */
export async function oneExport(ctx: Context, { id }: { id: string }): Promise<OrderExport> {
  const found = await ctx.tx.first(
    sqlOf
      .selectFrom('order_exports')
      .select(['id', 'format', 'role', 'language', 'state', 'name', 'total', 'written', 'parts', 'created_at'])
      .where('id', '=', id),
  )
  if (!found) return fail('NOT_FOUND')
  const { format, role, language, state, name: file, total, written, parts, created_at } = found
  const table = exportTable(role, language)
  return {
    id,
    format,
    language,
    name: table.name,
    columns: table.head.length,
    state,
    startedAt: created_at.toISOString(),
    total,
    written,
    file,
    parts,
  }
}
