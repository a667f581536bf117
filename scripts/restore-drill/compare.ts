import { rename } from 'node:fs/promises'
import { newId } from '@ticarum/db/ids'
import { createPool } from '@ticarum/db/transaction'
import { allFiles } from '@ticarum/server/testing/all-files'
import { storedOrders } from '@ticarum/server/testing/buyers'
import type { Ledger } from './buyers.ts'
import { lossOf } from './judge.ts'
import type { Machine } from './machine.ts'
import type { Find } from './report.ts'
import { PIECES, type Site } from './site.ts'
import { differences, type TableHash, tableHashes } from './table-hashes.ts'

const MOST_LOST = 60 // seconds

/** A second in which buyers stood still. */
export interface Known {
  until: string
  hashes: TableHash[]
  orders: Ledger['orders']
  proofs: Ledger['proofs']
}

interface Compared {
  machine: Machine
  site: Site
  known: Known
}

async function asSuperuser<R extends object>(machine: Machine, text: string): Promise<R[]> {
  const pool = createPool(machine.url('ticarum'), 1)
  try {
    return (await pool.query<R>(text)).rows
  } finally {
    await pool.end()
  }
}

export async function knownNow(machine: Machine, { orders, proofs }: Ledger): Promise<Known> {
  const hashes = await tableHashes(machine.url('ticarum'))
  const [now] = await asSuperuser<{ now: string }>(machine, 'select clock_timestamp()::text as now')
  return { until: now?.now ?? '', hashes, orders: [...orders], proofs: [...proofs] }
}

async function storedNow({ machine, site }: Pick<Compared, 'machine' | 'site'>) {
  const pool = createPool(machine.url('ticarum'), 1)
  try {
    return await storedOrders(
      pool,
      site.products,
      site.products.map(() => PIECES),
    )
  } finally {
    await pool.end()
  }
}

const countOf = (count: number, what: string) => `${count.toLocaleString('en')} ${what}`

/** Before it is believed, the comparison has to find one changed order, one lost answer and one lost file. */
export async function checkTheChecker(compared: Compared, find: Find): Promise<void> {
  const { machine, site, known } = compared
  const url = machine.url('ticarum')
  const quiet = differences(known.hashes, await tableHashes(url))
  find('compared with itself, before anything was restored', countOf(quiet.length, 'tables differ'), quiet.length === 0)

  const plant = `set local session_replication_role = replica;
    update orders set tracking_number = 'planted' where id = (select max(id::text)::uuid from orders)`
  const changed = differences(known.hashes, await tableHashes(url, plant))
  find('planted: one order changed', `differs: ${changed.join(', ')}`, changed.join() === 'public.orders')

  const now = Date.now()
  const invented = { key: newId(), productId: '', quantity: 1, sentAt: now, answeredAt: now }
  const answered = { ...invented, answer: { outcome: 'placed' as const, orderId: newId() } }
  const { orders } = lossOf([...known.orders, answered], await storedNow(compared), now)
  find('planted: one answer without an order', countOf(orders, 'lost'), orders === 1)

  const [file = ''] = (await allFiles(machine.files)).filter((name) => name.endsWith('.pdf'))
  const before = (await site.missingFiles()).length
  await rename(file, `${file}.planted.away`)
  const missing = (await site.missingFiles()).length
  await rename(`${file}.planted.away`, file)
  find('planted: one file away', `${before} were missing, then ${missing}`, before === 0 && missing === 1)
}

/** Files as rows name them, and as their senders know them. */
async function judgeFiles({ site }: Pick<Compared, 'site'>, proofs: Ledger['proofs'], find: Find): Promise<void> {
  const missing = await site.missingFiles()
  find('files that rows name', `${missing.length} missing`, missing.length === 0)
  let different = 0
  for (const proof of proofs) if ((await site.read(proof)) !== proof.hash) different++
  find('files read through the server', `${proofs.length}, of which ${different} differ`, different === 0)
}

interface Newest extends Pick<Compared, 'machine' | 'site'> {
  ledger: Ledger
  lostAt: number
}

/** What the newest state lacks, by the buyers' own ledger. */
export async function judgeNewest({ machine, site, ledger, lostAt }: Newest, find: Find): Promise<void> {
  const { orders, seconds, holes, wrong } = lossOf(ledger.orders, await storedNow({ machine, site }), lostAt)
  const answered = ledger.orders.filter(({ answer }) => answer).length
  find('**newest state**: orders', `${answered} were placed, ${orders} are lost`, answered > 0)
  find('seconds that are lost', `${seconds.toFixed(1)}, of ${MOST_LOST} at most`, seconds <= MOST_LOST)
  find('lost although a later one is there', String(holes), holes === 0)
  find('doubled, without an attempt, or of wrong stock', String(wrong), wrong === 0)

  const rows = await asSuperuser<{ id: string }>(machine, 'select id from payment_proofs')
  const there = new Set(rows.map(({ id }) => id))
  const kept = ledger.proofs.filter(({ id }) => there.has(id))
  const gone = ledger.proofs.filter(({ id }) => !there.has(id)).map(({ answeredAt }) => answeredAt)
  const lost = gone.length > 0 ? (lostAt - Math.min(...gone)) / 1000 : 0
  find('proofs of payment', `${gone.length} of ${ledger.proofs.length} lost, ${lost.toFixed(1)} s`, lost <= MOST_LOST)
  await judgeFiles({ site }, kept, find)
}

/** A chosen second holds exactly what was there when buyers stood still. */
export async function judgeSecond({ machine, site, known }: Compared, find: Find): Promise<void> {
  const restored = await tableHashes(machine.url('ticarum'))
  const different = differences(known.hashes, restored)
  const names = different.map((table) => ` ${table}`).join()
  const rows = restored.reduce((sum, each) => sum + each.rows, 0)
  find(
    '**chosen second**: tables, logins, functions and policies by hash',
    `${countOf(restored.length, 'compared')}, ${countOf(rows, 'rows')}; ${different.length} differ${names}`,
    different.length === 0,
  )
  const { orders, holes, wrong } = lossOf(known.orders, await storedNow({ machine, site }), Date.now())
  const found = `${known.orders.length} known then; ${orders} lost, ${wrong + holes} wrong`
  find('orders by the buyers’ ledger of that second', found, orders + holes + wrong === 0)
  await judgeFiles({ site }, known.proofs, find)
}
