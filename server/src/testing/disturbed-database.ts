import type { DatabaseUrls } from '@ticarum/db/prepare'
import { createGiven } from '@ticarum/db/testing/given'
import { createPool } from '@ticarum/db/transaction'
import { startServer } from './order-faults.ts'
import { givenSession } from './personas.ts'
import { type Kind, type Share, usualCalls, watchCalls } from './pressure.ts'

const BUYERS = 40

interface Disturbed {
  urls: DatabaseUrls
  folder: string
  /** milliseconds of each part */
  part: number
  /** more settings of the server */
  environment?: Record<string, string>
  /** resolves when the server may be asked */
  begun?(url: string): Promise<void>
  disturb(): void | Promise<void>
  /** the disturbance ends; resolves when the server may be asked again */
  end(url: string): void | Promise<void>
}

export type DisturbedReport = Record<'before' | 'meanwhile' | 'after', Record<Kind | 'public page', Share>>

/** The real server, with its built pages, asked before, while and after something happens to a database. */
export async function runDisturbed(given: Disturbed): Promise<DisturbedReport> {
  const { urls, folder, part, environment = {}, begun, disturb, end } = given
  const owner = createPool(urls.owner, 4)
  const { child, port } = await startServer(urls, folder, 0, { environment })
  const url = `http://127.0.0.1:${port}`
  try {
    const { customer, product, supplier } = createGiven(owner)
    const { id: productId } = await product({ supplierId: (await supplier()).companyId ?? '', stock: 100_000 })
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, async () => givenSession({ owner }, (await customer()).id)),
    )
    const openPage = async (n: number) => {
      const { status } = await fetch(`${url}/products`, { headers: { 'x-forwarded-for': `10.4.0.${n % 250}` } })
      return { outcome: status === 200 ? 'OK' : String(status) }
    }
    const watch = watchCalls({ ...usualCalls({ url, productId, buyers }), 'public page': openPage })
    await begun?.(url)
    const before = await watch(part)
    await disturb()
    const meanwhile = await watch(part)
    await end(url)
    return { before, meanwhile, after: await watch(part) }
  } finally {
    child.kill('SIGKILL')
    await owner.end()
  }
}
