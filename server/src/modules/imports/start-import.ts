import type { StartImport } from '@ticarum/contract/procedures/imports'
import { sqlOf } from '@ticarum/db/transaction'
import { beforeTransaction, type PreparationContext } from '../../door/before-transaction.ts'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { checkLater } from './import-jobs.ts'
import { newPartsName, partOf, sweepPartsLater } from './stored-parts.ts'

type Input = StartImport & { file: Buffer }

/** Stores the file and queues reading it, so that no request waits for thousands of rows. */
export const startImport = beforeTransaction(
  async ({ reads, storage }: PreparationContext, { file }: Input) => {
    if (file.length === 0) fail('INVALID_FILE')
    const name = newPartsName()
    await sweepPartsLater(reads, { name, parts: 1 }, new Date())
    await storage.put('imports', partOf(name, 0), file, 'application/octet-stream')
    return partOf(name, 0)
  },
  async (ctx: Context, { fileName, language }: Input, file) => {
    const { userId, companyId } = personOf(ctx)
    const id = ctx.newId()
    const started = {
      id,
      supplier_id: companyId ?? fail('FORBIDDEN'),
      made_by: userId,
      file_name: fileName,
      file,
      language,
      created_at: ctx.now,
    }
    await ctx.tx.all(sqlOf.insertInto('imports').values(started))
    await checkLater(ctx, id)
    return { id, state: 'checking' as const }
  },
  { undo: ({ storage }, file) => storage.remove('imports', file) },
)
