import { randomBytes } from 'node:crypto'
import { catalogueTypes } from '@ticarum/contract/values/inbox'
import { sqlOf } from '@ticarum/db/transaction'
import { beforeTransaction, type PreparationContext } from '../../door/before-transaction.ts'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { paperName, readPaper } from '../../images/read-paper.ts'

interface Input {
  fileName: string
  file: Buffer
}

const SWEEP_LATER = "select fx.enqueue('sweep-catalogue', $1, 'catalogue:' || $2, now() + interval '1 day')"

/** The file is read and stored before the transaction; one that no application takes is deleted after a day. */
export const uploadApplicationFile = beforeTransaction(
  async ({ actor, reads, storage }: PreparationContext, { file, fileName }: Input) => {
    const paper = (await readPaper(file, catalogueTypes, actor)) ?? fail('INVALID_FILE')
    const { bytes, type, extension } = paper
    const name = `${randomBytes(16).toString('hex')}.${extension}`
    await reads.sql(SWEEP_LATER, [JSON.stringify({ file: name }), name])
    await storage.put('applications', name, bytes, type)
    return { file: name, file_name: paperName(fileName, paper), type, bytes: bytes.length }
  },
  async (ctx: Context, _: Input, stored) => {
    const id = ctx.newId()
    await ctx.tx.all(sqlOf.insertInto('application_files').values({ id, ...stored, created_at: ctx.now }))
    return { id, fileName: stored.file_name, bytes: stored.bytes }
  },
  { undo: ({ storage }, { file }) => storage.remove('applications', file) },
)
