import type { AddPictures } from '@ticarum/contract/procedures/imports'
import { MAX_LIST_PICTURES } from '@ticarum/contract/values/price-list'
import { sqlOf } from '@ticarum/db/transaction'
import { beforeTransaction, type PreparationContext } from '../../door/before-transaction.ts'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import type { IncomingFile } from '../../door/read-file.ts'
import { readPicturesLater } from './import-jobs.ts'
import { heldImport, importState } from './imports.queries.ts'
import { readZip } from './read-zip.ts'
import { newPartsName, partOf, sweepParts, sweepPartsLater } from './stored-parts.ts'

type Input = AddPictures & { file: IncomingFile }

function refuseUnfit(state: string): void {
  if (state !== 'checking' && state !== 'checked') fail('WRONG_STATE', { state })
}

/**
 * Stores the pictures of a ZIP one at a time until the worker re-encodes them; then the rows are checked again. A
 * second ZIP replaces the first.
 */
export const addPictures = beforeTransaction(
  async ({ reads, storage }: PreparationContext, { file }: Input) => {
    const name = newPartsName()
    await sweepPartsLater(reads, { name, parts: MAX_LIST_PICTURES }, new Date())
    const pictures: { file: string; stored: string | null; problem: string | null }[] = []
    try {
      for await (const { file: called, bytes, problem } of readZip(file.chunks)) {
        const stored = problem ? null : partOf(name, pictures.length)
        if (stored) await storage.put('imports', stored, bytes, 'application/octet-stream')
        pictures.push({ file: called, stored, problem: problem ?? null })
      }
    } catch (error) {
      await sweepParts(storage, { name, parts: pictures.length })
      throw error
    }
    await sweepPartsLater(reads, { name, parts: pictures.length }, new Date())
    return { name, pictures }
  },
  async (ctx: Context, { id }: Input, { pictures }) => {
    const { supplier_id, state, round } = await heldImport(ctx, id)
    refuseUnfit(state)
    await ctx.tx.all(sqlOf.deleteFrom('import_rows').where('import_id', '=', id))
    await ctx.tx.all(sqlOf.deleteFrom('import_pictures').where('import_id', '=', id))
    await ctx.tx.sql(
      `insert into import_pictures (import_id, number, supplier_id, file, stored, problem)
        select $1, n, $2, file, stored, problem
        from rows from (jsonb_to_recordset($3) as (file text, stored text, problem text))
          with ordinality as p(file, stored, problem, n)`,
      [id, supplier_id, JSON.stringify(pictures)],
    )
    await ctx.tx.all(
      sqlOf
        .updateTable('imports')
        .set({ state: 'checking', round: round + 1 })
        .where('id', '=', id),
    )
    await readPicturesLater(ctx, id)
    const taken = pictures.filter(({ stored }) => stored !== null).length
    return { id, taken, refused: pictures.length - taken }
  },
  {
    check: async (ctx, { id }) => refuseUnfit(await importState(ctx, id)),
    undo: ({ storage }, { name, pictures }) => sweepParts(storage, { name, parts: pictures.length }),
  },
)
