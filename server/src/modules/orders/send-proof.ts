import { randomBytes } from 'node:crypto'
import { imageTypes } from '@ticarum/contract/values/images'
import { obstacleTo } from '@ticarum/contract/values/order-rules'
import type { PaymentKind } from '@ticarum/contract/values/trade'
import { dayOf } from '@ticarum/contract/values/working-days'
import { sqlOf } from '@ticarum/db/transaction'
import { beforeTransaction, type PreparationContext } from '../../door/before-transaction.ts'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { paperName, readPaper } from '../../images/read-paper.ts'
import { addEvent, dollars, tellSides } from './order-events.ts'
import { heldOrder, type OrderRecord, orderStateOf, readOrder } from './stored-order.ts'
import { keysOf } from './write-payment.ts'

interface Input {
  id: string
  fileName: string
  amountCents: number
  way: PaymentKind
  reference?: string | undefined
  file: Buffer
}

const SWEEP_LATER = "select fx.enqueue('sweep-proof', $1, 'proof:' || $2, now() + interval '1 day')"

function refuseUnfit(order: OrderRecord): void {
  const state = obstacleTo('sendProof', orderStateOf(order))
  if (state) fail('WRONG_STATE', { state })
}

/** The file is read and stored before the transaction; one that no payment uses is deleted after a day. */
export const sendProof = beforeTransaction(
  async ({ actor, reads, storage }: PreparationContext, { file, fileName }: Input) => {
    const paper = (await readPaper(file, ['application/pdf', ...imageTypes], actor)) ?? fail('INVALID_FILE')
    const { bytes, type, extension } = paper
    const name = `${randomBytes(16).toString('hex')}.${extension}`
    await reads.sql(SWEEP_LATER, [JSON.stringify({ file: name }), name])
    await storage.put('payment-proofs', name, bytes, type)
    return { file: name, file_name: paperName(fileName, paper), type, bytes: bytes.length }
  },
  async (ctx: Context, { id, amountCents, way, reference }: Input, stored) => {
    const order = await heldOrder(ctx, id)
    refuseUnfit(order)

    const [entryId, proofId] = [ctx.newId(), ctx.newId()]
    const { userId } = personOf(ctx)
    await ctx.tx.all(
      sqlOf.insertInto('payment_entries').values({
        ...keysOf(order),
        id: entryId,
        kind: 'sent',
        amount_cents: BigInt(amountCents),
        way,
        reference: reference ?? null,
        paid_on: dayOf(ctx.now),
        made_by: userId,
        created_at: ctx.now,
      }),
    )
    await ctx.tx.all(
      sqlOf.insertInto('payment_proofs').values({
        id: proofId,
        entry_id: entryId,
        customer_id: order.customer_id,
        sent_by: userId,
        ...stored,
        created_at: ctx.now,
      }),
    )
    await addEvent(ctx, order, 'proof_sent', { amountCents })
    await tellSides(ctx, order, ['admin'], 'order.proof', {
      customer: order.customer_company,
      amount: dollars(BigInt(amountCents)),
    })
    return { proofId }
  },
  {
    check: async (ctx, { id }) => refuseUnfit(await readOrder(ctx, id)),
    undo: ({ storage }, { file }) => storage.remove('payment-proofs', file),
  },
)
