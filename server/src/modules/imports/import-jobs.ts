import type { Context } from '../../door/context.ts'

type Asking = Pick<Context, 'tx' | 'wakeWorker'>

async function ask({ tx, wakeWorker }: Asking, task: string, importId: string): Promise<void> {
  await tx.sql("select fx.enqueue($1, $2, $1 || ':' || $3)", [task, JSON.stringify({ importId }), importId])
  wakeWorker()
}

/** Jobs of an import; each may run twice. */
export const checkLater = (ctx: Asking, importId: string) => ask(ctx, 'check-import', importId)
export const readPicturesLater = (ctx: Asking, importId: string) => ask(ctx, 'read-list-pictures', importId)
export const applyLater = (ctx: Asking, importId: string) => ask(ctx, 'apply-import', importId)
