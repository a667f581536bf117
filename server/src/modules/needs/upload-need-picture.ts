import { randomBytes } from 'node:crypto'
import { imageTypes } from '@ticarum/contract/values/images'
import { sqlOf } from '@ticarum/db/transaction'
import { beforeTransaction, type PreparationContext } from '../../door/before-transaction.ts'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { readOriginal } from '../../images/read-image.ts'

interface Input {
  file: Buffer
}

const SWEEP_LATER = "select fx.enqueue('sweep-need-picture', $1, 'need-picture:' || $2, now() + interval '1 day')"

/** The picture is read and stored before the transaction; one that no need takes is deleted after a day. */
export const uploadNeedPicture = beforeTransaction(
  async ({ actor, reads, storage }: PreparationContext, { file }: Input) => {
    const bytes = (await readOriginal(file, imageTypes, actor)) ?? fail('INVALID_FILE')
    const name = `${randomBytes(16).toString('hex')}.webp`
    await reads.sql(SWEEP_LATER, [JSON.stringify({ file: name }), name])
    await storage.put('needs', name, bytes, 'image/webp')
    return { file: name, bytes: bytes.length }
  },
  async (ctx: Context, _: Input, stored) => {
    const id = ctx.newId()
    await ctx.tx.all(sqlOf.insertInto('need_pictures').values({ id, ...stored, created_at: ctx.now }))
    return { id }
  },
  { undo: ({ storage }, { file }) => storage.remove('needs', file) },
)
