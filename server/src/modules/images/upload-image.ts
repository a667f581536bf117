import type { UploadImage } from '@ticarum/contract/procedures/images'
import { sqlOf, type Tx } from '@ticarum/db/transaction'
import type { z } from 'zod'
import type { Actor } from '../../door/actor.ts'
import { beforeTransaction, type PreparationContext } from '../../door/before-transaction.ts'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { insertImage } from './insert-image.ts'
import { storePicture } from './store-picture.ts'

type Input = z.output<typeof UploadImage> & { file: Buffer }

/** A supplier's picture belongs to its own company, whatever the request says; an admin names the supplier. */
async function ownerOf(actor: Actor, supplierId: string | undefined, reads: Tx): Promise<string> {
  if (actor.kind === 'person' && actor.role === 'supplier') return actor.companyId ?? fail('FORBIDDEN')
  if (!supplierId) return fail('INPUT_INVALID', { fields: { supplierId: 'required' } })
  const supplier = await reads.first(sqlOf.selectFrom('suppliers').select('id').where('id', '=', supplierId))
  return supplier?.id ?? fail('NOT_FOUND')
}

/** The picture is read, re-encoded and stored before the transaction, so that no connection waits for it. */
export const uploadImage = beforeTransaction(
  async ({ actor, reads, storage }: PreparationContext, { file, supplierId: given }: Input) => {
    const supplierId = await ownerOf(actor, given, reads)
    return { supplierId, image: await storePicture(reads, storage, file) }
  },
  (ctx: Context, _: Input, { supplierId, image }) =>
    insertImage(ctx, supplierId, { ...image, bytes: image.original.length }),
)
