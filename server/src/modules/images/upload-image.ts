import type { UploadImage } from '@ticarum/contract/procedures/images'
import { sqlOf, type Tx } from '@ticarum/db/transaction'
import type { z } from 'zod'
import type { Actor } from '../../door/actor.ts'
import type { Context } from '../../door/context.ts'
import { type Outside, prepared } from '../../door/prepared.ts'
import { fail } from '../../door/refusal.ts'
import { storeImage } from '../../images/image-files.ts'
import { readImage } from '../../images/read-image.ts'
import { insertImage } from './insert-image.ts'

type Input = z.output<typeof UploadImage> & { file: Buffer }

const SWEEP_LATER = "select fx.enqueue('sweep-image', $1, 'image:' || $2, now() + interval '1 day')"

/** A supplier's picture is its company's, whatever the request says; an admin says whose it shall be. */
async function ownerOf(actor: Actor, supplierId: string | undefined, reads: Tx): Promise<string> {
  if (actor.kind === 'person' && actor.role === 'supplier') return actor.companyId ?? fail('FORBIDDEN')
  if (!supplierId) return fail('INPUT_INVALID', { fields: { supplierId: 'required' } })
  const supplier = await reads.first(sqlOf.selectFrom('suppliers').select('id').where('id', '=', supplierId))
  return supplier?.id ?? fail('NOT_FOUND')
}

/** Read, made anew and stored before the transaction: no connection waits for an encoder or the storage. */
export const uploadImage = prepared(
  async ({ actor, reads, storage }: Outside, { file, supplierId: given }: Input) => {
    const supplierId = await ownerOf(actor, given, reads)
    const image = (await readImage(file)) ?? fail('INVALID_FILE')
    // Before the first file is there: whatever becomes of this call, one that no product took is looked for in a day.
    const { name, widths } = image
    await reads.sql(SWEEP_LATER, [JSON.stringify({ name, widths }), name])
    await storeImage(storage, image)
    return { supplierId, image }
  },
  (ctx: Context, _: Input, { supplierId, image }) => insertImage(ctx, supplierId, { ...image, bytes: image.original.length }),
)
