import type { Context } from '../../door/context.ts'

type QueueingContext = Pick<Context, 'tx' | 'wakeWorker'>

async function ask({ tx, wakeWorker }: QueueingContext, task: string, importId: string): Promise<void> {
  await tx.sql("select fx.enqueue($1, $2, $1 || ':' || $3)", [task, JSON.stringify({ importId }), importId])
  wakeWorker()
}

/** Jobs of an import; each may run twice. */
export const checkLater = (ctx: QueueingContext, importId: string) => ask(ctx, 'check-import', importId)
export const readPicturesLater = (ctx: QueueingContext, importId: string) => ask(ctx, 'read-list-pictures', importId)
export const tellSetAsideLater = (ctx: QueueingContext, importId: string) => ask(ctx, 'tell-set-aside', importId)
export const applyLater = (ctx: QueueingContext, importId: string) => ask(ctx, 'apply-import', importId)
