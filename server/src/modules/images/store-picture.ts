import type { Tx } from '@ticarum/db/transaction'
import { fail } from '../../door/domain-error.ts'
import { storeImage } from '../../images/image-files.ts'
import type { ReadImage } from '../../images/picture-tasks.ts'
import { readImage, type Sender } from '../../images/read-image.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'

const SWEEP_LATER = "select fx.enqueue('sweep-image', $1, 'image:' || $2, now() + interval '1 day')"

/** Re-encodes an uploaded picture and stores its files. */
export async function storePicture(
  reads: Tx,
  storage: FileStorage,
  file: Uint8Array,
  sender: Sender,
): Promise<ReadImage> {
  const image = (await readImage(file, sender)) ?? fail('INVALID_FILE')
  // Queued before the first file is stored: whatever happens to this call, unused files are deleted after a day.
  const { name, widths } = image
  await reads.sql(SWEEP_LATER, [JSON.stringify({ name, widths }), name])
  await storeImage(storage, image)
  return image
}
