import { randomBytes } from 'node:crypto'
import { beforeTransaction, type PreparationContext } from '../../door/before-transaction.ts'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { readAttachment } from '../../images/read-attachment.ts'
import { paperName } from '../../images/read-paper.ts'
import { getThread } from './threads.queries.ts'

interface Input {
  id: string
  fileName: string
  file: Buffer
}

const SWEEP_LATER = "select fx.enqueue('sweep-message-file', $1, 'message-file:' || $2, now() + interval '1 day')"

/** Row security shows no conversation of others. */
async function refuseUnfit(ctx: Context, { id }: Pick<Input, 'id'>): Promise<void> {
  const { may, withDesk } = await getThread(ctx, { id, limit: 1 })
  if (withDesk) fail('WRONG_STATE', { state: 'company' })
  if (!may.includes('write')) fail('WRONG_STATE', { state: 'blocked' })
}

/** The file is read and stored before the transaction; one that no message names is deleted after a day. */
export const sendFile = beforeTransaction(
  async ({ actor, reads, storage }: PreparationContext, { file, fileName }: Input) => {
    const attached = (await readAttachment(file, actor)) ?? fail('INVALID_FILE')
    const { bytes, type, extension } = attached
    const name = `${randomBytes(16).toString('hex')}.${extension}`
    await reads.sql(SWEEP_LATER, [JSON.stringify({ file: name }), name])
    await storage.put('message-files', name, bytes, type)
    return { file: name, fileName: paperName(fileName, attached), type, bytes: bytes.length }
  },
  async (ctx: Context, { id }: Input, { file, fileName, type, bytes }) => {
    const [sent] = await ctx.tx.sql<{ number: number }>(
      'select fx.send_file($1, $2, $3, $4, $5, $6) as number',
      [ctx.newId(), id, fileName, file, type, bytes],
      'send-file',
    )
    return { number: sent?.number ?? 0 }
  },
  { check: refuseUnfit, undo: ({ storage }, { file }) => storage.remove('message-files', file) },
)
