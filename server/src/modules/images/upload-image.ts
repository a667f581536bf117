import type { UploadImage } from '@ticarum/contract/procedures/images'
import { sqlOf } from '@ticarum/db/transaction'
import type { z } from 'zod'
import { beforeTransaction, type PreparationContext } from '../../door/before-transaction.ts'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { removeImage } from '../../images/image-files.ts'
import { insertImage } from './insert-image.ts'
import { storePicture } from './store-picture.ts'

type Input = z.output<typeof UploadImage> & { file: Buffer }

/** A supplier's picture belongs to its own company, whatever the request says; an admin names the supplier. */
async function ownerOf(ctx: Context, supplierId: string | undefined): Promise<string> {
  const { role, companyId } = personOf(ctx)
  if (role === 'supplier') return companyId ?? fail('FORBIDDEN')
  if (!supplierId) return fail('INPUT_INVALID', { fields: { supplierId: 'required' } })
  const supplier = await ctx.tx.first(sqlOf.selectFrom('suppliers').select('id').where('id', '=', supplierId))
  return supplier?.id ?? fail('NOT_FOUND')
}

/** The picture is read, re-encoded and stored before the transaction, so that no connection waits for it. */
export const uploadImage = beforeTransaction(
  ({ actor, reads, storage }: PreparationContext, { file }: Input) => storePicture(reads, storage, file, actor),
  async (ctx: Context, { supplierId }: Input, image) =>
    insertImage(ctx, await ownerOf(ctx, supplierId), { ...image, bytes: image.original.length }),
  {
    check: (ctx, { supplierId }) => ownerOf(ctx, supplierId),
    undo: ({ storage }, image) => removeImage(storage, image),
  },
)
