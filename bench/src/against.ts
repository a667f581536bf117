import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { newId } from '@ticarum/db/ids'
import { callsPerSecond, inTurns, type Measured, printTable } from './measure.ts'

const POOL = 10
const READERS = 20
const CALLERS = 16
/** so many that none of them has more unpaid orders than a company may have */
const BUYERS = 200
const SUPPLIERS = 40 // orders of one supplier wait for each other
const ROUNDS = 15

const address = { street: 'Maka al-Mukarama 12', city: 'Mogadishu', country: 'Somalia' }

interface Side {
  read(): Promise<unknown>
  place(n: number): Promise<unknown>
  stop(): Promise<void>
}

/**
 * This checkout against an older one (`--before FOLDER`, with its node_modules): a guarded read and placing through the
 * whole door, in process, each on a PostgreSQL of its own. They take turns, so that both meet the same load.
 */
export async function benchAgainst(): Promise<void> {
  const { values } = parseArgs({ allowPositionals: true, options: { before: { type: 'string' } } })
  if (!values.before) throw new Error('Which checkout? npm run bench -- against --before FOLDER')
  const before = await openSide(path.resolve(values.before))
  const now = await openSide(path.resolve(import.meta.dirname, '../..'))
  try {
    const compare = (
      what: string,
      callers: number,
      call: (side: Side) => (caller: number, n: number) => Promise<unknown>,
    ) =>
      inTurns(
        { what, against: 'before' },
        ROUNDS,
        () => callsPerSecond(callers, call(before)),
        () => callsPerSecond(callers, call(now)),
      )
    const measured: Measured[] = [
      await compare('my company, signed in', READERS, (side) => () => side.read()),
      await compare('placing', CALLERS, (side) => (_, n) => side.place(n)),
    ]
    printTable(measured)
  } finally {
    await Promise.all([before.stop(), now.stop()])
  }
}

/** The parts of a checkout, from its own files. */
async function openSide(root: string): Promise<Side> {
  const part = (file: string) => import(pathToFileURL(path.join(root, file)).href)
  const { startCluster }: typeof import('@ticarum/db/cluster') = await part('db/src/cluster.ts')
  const { prepareDatabase }: typeof import('@ticarum/db/prepare') = await part('db/src/prepare.ts')
  const { createPool }: typeof import('@ticarum/db/transaction') = await part('db/src/transaction.ts')
  const { createGiven }: typeof import('@ticarum/db/testing/given') = await part('db/src/testing/given.ts')
  const { newCaller }: typeof import('@ticarum/server/door/caller') = await part('server/src/door/caller.ts')
  const questions: typeof import('@ticarum/server/testing/order-questions') = await part(
    'server/src/testing/order-questions.ts',
  )
  const { doorOn }: typeof import('./door-on.ts') = await part('bench/src/door-on.ts')

  const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-bench-'))
  const cluster = await startCluster({ dir, flags: ['-c', 'fsync=off'] })
  const urls = await prepareDatabase(cluster.url(), 'against', 'development-bench')
  const [owner, pool] = [createPool(urls.owner, 2), createPool(urls.app, POOL)]
  const given = createGiven(owner)
  const products: string[] = []
  for (let n = 0; n < SUPPLIERS; n++) {
    const { companyId } = await given.supplier()
    products.push((await given.product({ supplierId: companyId ?? '', stock: 1_000_000 })).id)
  }
  const reader = await questions.signedIn(owner, (await given.supplier()).id)
  const buyers: string[] = []
  for (let n = 0; n < BUYERS; n++) buyers.push(await questions.signedIn(owner, (await given.customer()).id))
  await owner.query('vacuum analyze')

  const door = doorOn(pool)
  return {
    read: () => door.call('companies.getMine', newCaller({ token: reader }), {}),
    place: (n) =>
      door.call(
        'orders.place',
        newCaller({ token: buyers[n % BUYERS] ?? '' }),
        { productId: products[n % SUPPLIERS], quantity: 1, address },
        newId(),
      ),
    async stop() {
      await Promise.all([owner.end(), pool.end()])
      await cluster.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
