import { randomBytes } from 'node:crypto'
import { imageTypes } from '@ticarum/contract/values/images'
import { obstacleTo } from '@ticarum/contract/values/order-rules'
import { sqlOf } from '@ticarum/db/transaction'
import { beforeTransaction, type PreparationContext } from '../../door/before-transaction.ts'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { readPaper } from '../../images/read-paper.ts'
import { addEvent, dollars, tellSides } from './order-events.ts'
import { heldOrder, orderStateOf } from './stored-order.ts'

interface Input {
  id: string
  fileName: string
  file: Buffer
}

const SWEEP_LATER = "select fx.enqueue('sweep-proof', $1, 'proof:' || $2, now() + interval '1 day')"

/** The file is read and stored before the transaction; one that no payment uses is deleted after a day. */
export const sendProof = beforeTransaction(
  async ({ reads, storage }: PreparationContext, { file }: Input) => {
    const { bytes, type, extension } =
      (await readPaper(file, ['application/pdf', ...imageTypes])) ?? fail('INVALID_FILE')
    const name = `${randomBytes(16).toString('hex')}.${extension}`
    await reads.sql(SWEEP_LATER, [JSON.stringify({ file: name }), name])
    await storage.put('payment-proofs', name, bytes, type)
    return { file: name, type, bytes: bytes.length }
  },
  async (ctx: Context, { id, fileName }: Input, stored) => {
    const payment = await ctx.tx.first(
      sqlOf
        .selectFrom('payments')
        .select(['order_id', 'customer_id', 'part', 'due_cents', 'state'])
        .where('id', '=', id)
        .forUpdate(),
    )
    if (!payment) return fail('NOT_FOUND')
    const order = await heldOrder(ctx, payment.order_id)
    const state = obstacleTo('sendProof', { ...orderStateOf(order), payments: [payment.state] })
    if (state) return fail('WRONG_STATE', { state })

    const proofId = ctx.newId()
    await ctx.tx.all(
      sqlOf.insertInto('payment_proofs').values({
        id: proofId,
        payment_id: id,
        customer_id: payment.customer_id,
        sent_by: personOf(ctx).userId,
        file_name: fileName,
        ...stored,
        created_at: ctx.now,
      }),
    )
    await ctx.tx.all(
      sqlOf
        .updateTable('payments')
        .set({ state: 'proof_sent', reason: null, decided_by: null, decided_at: null })
        .where('id', '=', id),
    )
    await addEvent(ctx, order, 'proof_sent', { part: payment.part, amountCents: Number(payment.due_cents) })
    await tellSides(ctx, order, ['admin'], 'order.proof', {
      customer: order.customer_company,
      amount: dollars(payment.due_cents),
    })
    return { proofId }
  },
)
