import { obstacleTo } from '@ticarum/contract/values/order-rules'
import { sqlOf } from '@ticarum/db/transaction'
import { beforeTransaction, type PreparationContext } from '../../door/before-transaction.ts'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { removeImage } from '../../images/image-files.ts'
import { storePicture } from '../images/images.public.ts'
import { type OrderRecord, orderStateOf, readOrder } from './stored-order.ts'

interface Input {
  id: string
  file: Buffer
}

const MAKE_AVIF = "select fx.enqueue('make-avif', $1, 'avif:' || $2)"

async function fitOrder(ctx: Context, id: string): Promise<OrderRecord> {
  const order = await readOrder(ctx, id)
  const state = obstacleTo('reportProblem', orderStateOf(order))
  return state ? fail('WRONG_STATE', { state }) : order
}

/** Stored before the transaction, like every picture; one that no report uses is deleted after a day. */
export const addOrderPicture = beforeTransaction(
  ({ actor, reads, storage }: PreparationContext, { file }: Input) => storePicture(reads, storage, file, actor),
  async (ctx: Context, { id: orderId }: Input, { name, widths, width, height, thumbhash }) => {
    const order = await fitOrder(ctx, orderId)
    const picture = { id: ctx.newId(), name, widths, width, height, thumbhash }
    await ctx.tx.all(
      sqlOf.insertInto('order_pictures').values({
        ...picture,
        order_id: order.id,
        customer_id: order.customer_id,
        supplier_id: order.supplier_id,
        created_at: ctx.now,
      }),
    )
    await ctx.tx.sql(MAKE_AVIF, [JSON.stringify({ name, widths }), name])
    ctx.wakeWorker()
    return picture
  },
  {
    check: (ctx, { id }) => fitOrder(ctx, id),
    undo: ({ storage }, image) => removeImage(storage, image),
  },
)
