import { IMPORT_HOLDS_DAYS } from '@ticarum/contract/values/price-list'
import { sqlOf } from '@ticarum/db/transaction'
import { storeImage } from '../../images/image-files.ts'
import type { ReadImage } from '../../images/picture-tasks.ts'
import { readImage } from '../../images/read-image.ts'
import type { JobParts } from '../../worker/job-parts.ts'
import { asMaker, importIn, MOST_READINGS, type RunningImport } from './as-maker.ts'
import { checkLater, tellSetAsideLater } from './import-jobs.ts'
import { readPart } from './stored-parts.ts'

const SWEEP_LATER = "select fx.enqueue('sweep-image', $1, 'image:' || $2, $3)"

/**
 * Re-encodes the pictures of a ZIP one by one, and then queues checking the rows. After a kill it continues with the
 * rest.
 */
export async function readListPictures(parts: JobParts, importId: string): Promise<void> {
  const running = await importIn(parts, 'checking', importId)
  if (!running) return
  while (await readNext(parts, running));
  await asMaker(parts, running, 'imports.read-pictures', (ctx) => checkLater(ctx, importId))
}

async function readNext(parts: JobParts, running: RunningImport): Promise<boolean> {
  const { id, round } = running
  const next = await asMaker(parts, running, 'imports.read-pictures', (ctx) =>
    ctx.tx.first(
      sqlOf
        .selectFrom('import_pictures')
        .innerJoin('imports', 'imports.id', 'import_id')
        .select(['number', 'stored', 'import_pictures.readings'])
        .where('import_id', '=', id)
        .where('imports.round', '=', round)
        .where('stored', 'is not', null)
        .orderBy('number')
        .limit(1),
    ),
  )
  if (!next?.stored) return false
  const image = await imageOf(parts, running, { ...next, stored: next.stored })
  if (image) await keepFor(parts, running, image)
  await asMaker(parts, running, 'imports.read-pictures', async (ctx) => {
    const read = image ? { image: JSON.stringify(storedOf(image)) } : { problem: 'unreadable' as const }
    await ctx.tx.all(
      sqlOf
        .updateTable('import_pictures')
        .set({ ...read, stored: null })
        .where('import_id', '=', id)
        .where('number', '=', next.number)
        .where('stored', '=', next.stored),
    )
    if (next.readings >= MOST_READINGS) await tellSetAsideLater(ctx, id)
  })
  await parts.storage.remove('imports', next.stored)
  return true
}

interface Waiting {
  number: number
  stored: string
  readings: number
}

/** undefined: no picture, or one at which workers died. */
async function imageOf(parts: JobParts, running: RunningImport, { number, stored, readings }: Waiting) {
  const bytes = await readPart(parts.storage, stored)
  if (!bytes || readings >= MOST_READINGS) return undefined
  await asMaker(parts, running, 'imports.read-pictures', (ctx) =>
    ctx.tx.all(
      sqlOf
        .updateTable('import_pictures')
        .set({ readings: readings + 1 })
        .where('import_id', '=', running.id)
        .where('number', '=', number)
        .where('stored', '=', stored),
    ),
  )
  return readImage(bytes, { kind: 'person', userId: running.madeBy })
}

const storedOf = ({ name, widths, width, height, thumbhash, original }: ReadImage) => ({
  name,
  widths,
  width,
  height,
  thumbhash,
  bytes: original.length,
})

/** Queued for the time when the import can no longer be applied: pictures that no product uses are deleted. */
async function keepFor(parts: JobParts, running: RunningImport, image: ReadImage): Promise<void> {
  const { name, widths } = image
  const at = new Date(parts.clock.now().getTime() + (IMPORT_HOLDS_DAYS + 1) * 24 * 3600 * 1000)
  await asMaker(parts, running, 'imports.read-pictures', (ctx) =>
    ctx.tx.sql(SWEEP_LATER, [JSON.stringify({ name, widths }), name, at]),
  )
  await storeImage(parts.storage, image)
}
