import type { DatabaseUrls } from '@ticarum/db/prepare'
import { createGiven } from '@ticarum/db/testing/given'
import { signalTree } from '@ticarum/db/testing/signal-tree'
import { createPool } from '@ticarum/db/transaction'
import { startServer } from './order-faults.ts'
import { givenSession } from './personas.ts'
import { type Kind, type Share, watchCalls } from './pressure.ts'

const BUYERS = 40

export interface Paused {
  urls: DatabaseUrls
  folder: string
  /** of PostgreSQL */
  pid: number
  /** milliseconds of each part */
  part: number
}

export type PausedReport = Record<'before' | 'paused' | 'after', Record<Kind, Share>>

/** The real server, asked while PostgreSQL works, while it stands still (SIGSTOP), and after it goes on. */
export async function runPaused({ urls, folder, pid, part }: Paused): Promise<PausedReport> {
  const owner = createPool(urls.owner, 4)
  const { child, port } = await startServer(urls, folder, 0)
  try {
    const given = createGiven(owner)
    const product = await given.product({
      supplierId: (await given.supplier()).companyId ?? '',
      stock: 100_000,
    })
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, async () => givenSession({ owner }, (await given.customer()).id)),
    )
    const watch = watchCalls({ url: `http://127.0.0.1:${port}`, productId: product.id, buyers })
    const before = await watch(part)
    signalTree(pid, 'SIGSTOP')
    const paused = await watch(part)
    signalTree(pid, 'SIGCONT')
    return { before, paused, after: await watch(part) }
  } finally {
    signalTree(pid, 'SIGCONT')
    child.kill('SIGKILL')
    await owner.end()
  }
}
