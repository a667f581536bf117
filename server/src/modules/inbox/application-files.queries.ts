import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** A file without an application is not served. */
export async function applicationFile(ctx: Context, { id }: { id: string }) {
  const stored = await ctx.tx.first(
    sqlOf
      .selectFrom('application_files')
      .select(['file', 'file_name as fileName', 'type'])
      .where('id', '=', id)
      .where('application_id', 'is not', null),
  )
  return stored ?? fail('NOT_FOUND')
}
