import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** A picture that no need has taken is not served. */
export async function needPicture(ctx: Context, { id }: { id: string }) {
  const stored = await ctx.tx.first(
    sqlOf.selectFrom('need_pictures').select('file').where('id', '=', id).where('need_id', 'is not', null),
  )
  return { file: stored?.file ?? fail('NOT_FOUND'), fileName: 'need.webp', type: 'image/webp' }
}
