import { randomBytes } from 'node:crypto'
import type { PaperFields } from '@ticarum/contract/procedures/papers'
import { MAX_PAPERS, paperTypes } from '@ticarum/contract/values/papers'
import { dayOf } from '@ticarum/contract/values/working-days'
import { sqlOf } from '@ticarum/db/transaction'
import { beforeTransaction, type PreparationContext } from '../../door/before-transaction.ts'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { paperName, readPaper } from '../../images/read-paper.ts'
import { papersOf } from './papers.queries.ts'

type Input = PaperFields & { fileName: string; file: Buffer }

const SWEEP_LATER = "select fx.enqueue('sweep-paper', $1, 'paper:' || $2, now() + interval '1 day')"

async function refuseUnfit(ctx: Context, { expiresOn }: Pick<Input, 'expiresOn'>): Promise<string> {
  const { companyId, companyOwner } = personOf(ctx)
  if (!companyId) return fail('NOT_FOUND')
  if (!companyOwner) return fail('FORBIDDEN')
  if (expiresOn && expiresOn < dayOf(ctx.now)) return fail('INPUT_INVALID', { fields: { expiresOn: 'tooSmall' } })
  if ((await papersOf(ctx, companyId)).length >= MAX_PAPERS) return fail('WRONG_STATE', { state: 'full' })
  return companyId
}

/** The file is read and stored before the transaction; one that no row names is deleted after a day. */
export const addPaper = beforeTransaction(
  async ({ actor, reads, storage }: PreparationContext, { file, fileName }: Input) => {
    const paper = (await readPaper(file, paperTypes, actor)) ?? fail('INVALID_FILE')
    const { bytes, type, extension } = paper
    const name = `${randomBytes(16).toString('hex')}.${extension}`
    await reads.sql(SWEEP_LATER, [JSON.stringify({ file: name }), name])
    await storage.put('papers', name, bytes, type)
    return { file: name, file_name: paperName(fileName, paper), type, bytes: bytes.length }
  },
  async (ctx: Context, { kind, expiresOn }: Input, stored) => {
    const supplier_id = await refuseUnfit(ctx, { expiresOn })
    const id = ctx.newId()
    const sent_by = personOf(ctx).userId
    await ctx.tx.all(
      sqlOf
        .insertInto('supplier_papers')
        .values({ id, supplier_id, kind, expires_on: expiresOn ?? null, ...stored, sent_by, created_at: ctx.now }),
    )
    return { id }
  },
  { check: refuseUnfit, undo: ({ storage }, { file }) => storage.remove('papers', file) },
)
