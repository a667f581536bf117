import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { newId } from '@ticarum/db/ids'
import { createGiven } from '@ticarum/db/testing/given'
import { liftBudgets } from '@ticarum/db/testing/lift-budgets'
import { createPool } from '@ticarum/db/transaction'
import { newCaller } from '@ticarum/server/door/caller'
import { silentLog } from '@ticarum/server/platform/log'
import { wakeUpByNotify } from '@ticarum/server/platform/wake-up-by-notify'
import { type Followed, followEvents } from '@ticarum/server/testing/follow-events'
import { signedIn } from '@ticarum/server/testing/order-questions'
import { doorOn } from './door-on.ts'
import { measureInstances } from './events/instances.ts'
import { eventsReport, type Placing, STREAM_GOALS, type Streams } from './events/report.ts'
import { callsPerSecond, type Goal, inTurns } from './measure.ts'
import { type OrderWorld, orderWorlds } from './orders/worlds.ts'
import { reportFile, showReport } from './report.ts'
import type { RowsOf } from './rows.ts'
import { startBenchServer, stopServer } from './servers.ts'

const PAIRS = 250
const SECONDS = 30
/** messages in a second */
const RATE = 50
const BUYERS = 16
const ROUNDS = 5
const PLACING: Goal = { atLeast: 0.8 }
const address = { street: 'Maka al-Mukarama 12', city: 'Mogadishu', country: 'Somalia' }

export async function benchEvents(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: { streams: { type: 'string', default: '10000' }, instances: { type: 'string' } },
  })
  if (values.instances) return keep(await measureInstances(Number(values.instances)))
  await orderWorlds([1000], async ([world]) => {
    if (!world) return
    const streams = await measureStreams(world, Number(values.streams))
    await show(streams, [])
    await show(streams, await measurePlacing(world))
  })
}

/** The delay alone, with as many streams as the whole table has time for. */
export const eventRows: RowsOf = ({ streams, quick }, show) =>
  orderWorlds([1000], async ([world]) => {
    if (!world) return
    const { messages, median, p95 } = await measureStreams(world, streams, quick ? 5 : SECONDS)
    const what = 'live events: delay of a message, p95'
    const [measured, limit] = [`${p95.toFixed(0)} ms`, undefined]
    show([
      {
        what: `${what} of ${messages}`,
        against: `${streams} open streams`,
        bare: '',
        ours: `median ${median.toFixed(0)} ms`,
        best: '',
        median: measured,
        goal: `≤ ${STREAM_GOALS.delay} ms`,
        missed: messages > 0 && p95 <= STREAM_GOALS.delay ? [] : [{ what, measured, limit }],
      },
    ])
  })

const INSTANCES = /^## Several instances[\s\S]*/m
const written = () => readFile(reportFile('events'), 'utf8')

/** The part about several instances is measured apart from the rest of the page. */
async function keep(section: string): Promise<void> {
  await showReport('events', `${(await written()).replace(INSTANCES, '').trimEnd()}\n\n${section}`)
}

async function show(streams: Streams, placing: Placing[]): Promise<void> {
  const report = eventsReport(streams, placing)
  const [instances] = INSTANCES.exec(await written()) ?? []
  await showReport('events', instances ? `${report}\n${instances}` : report)
}

/** Bytes that a process has in memory. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const said = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(said)?.[1]) * 1024
}

const share = (sorted: number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0

async function measureStreams({ urls }: OrderWorld, wanted: number, seconds = SECONDS): Promise<Streams> {
  const [owner, pool] = [createPool(urls.owner, 8), createPool(urls.app, 8)]
  const server = await startBenchServer(import.meta.resolve('@ticarum/server/http'), urls.app, {
    DATABASE_POOL: '20',
    STORAGE_DIR: '.',
  })
  const followed: Followed[] = []
  try {
    await liftBudgets(owner)
    const given = createGiven(owner)
    const writers: { token: string; orderId: string }[] = []
    const tokens: string[] = []
    /** when a note about an order was sent, by the order */
    const sent = new Map<string, number>()
    const delays: number[] = []
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const [customer, supplier] = [await given.customer(), await given.supplier()]
      const { id: orderId } = await given.order({ customer, supplierId: supplier.companyId ?? '' })
      writers.push({ token: await signedIn(owner, customer.id), orderId })
      tokens.push(await signedIn(owner, supplier.id))
    }
    const others = async () => {
      while (tokens.length < wanted) tokens.push(await signedIn(owner, (await given.customer()).id))
    }
    await Promise.all(Array.from({ length: 8 }, others))
    const follow = async (n: number) => {
      const stream = await followEvents({
        url: server.url,
        token: tokens[n] ?? '',
        headers: { 'x-forwarded-for': `10.${n % 100}.${Math.floor(n / 100) % 250}.1` },
        onTold({ kind, subjectId }) {
          const at = sent.get(subjectId)
          if (kind === 'message' && at) delays.push(performance.now() - at)
        },
      })
      if (stream.status !== 200) throw new Error(`stream ${n} was answered with ${stream.status}`)
      followed.push(stream)
    }
    // Some are opened before, so that what the first one costs is not counted.
    const before = Math.min(500, PAIRS)
    const opening = async (from: number, to: number) => {
      let next = from
      const open = async () => {
        while (next < to) await follow(next++)
      }
      await Promise.all(Array.from({ length: 20 }, open))
    }
    await opening(0, before)
    await sleep(3000)
    const [first, begun] = [await memoryOf(server.process.pid), performance.now()]
    await opening(before, wanted)
    const opened = (performance.now() - begun) / 1000
    await sleep(5000)
    const memory = ((await memoryOf(server.process.pid)) - first) / (wanted - before)

    const door = doorOn(pool, wakeUpByNotify({ pool, url: urls.app, log: silentLog }).sender('events'))
    const end = performance.now() + seconds * 1000
    for (let n = 0; performance.now() < end; n += 1) {
      const { token, orderId } = writers[n % PAIRS] ?? { token: '', orderId: '' }
      sent.set(orderId, performance.now())
      void door.call('messages.send', newCaller({ token }), { id: orderId, messageId: newId(), body: 'Hello' })
      await sleep(1000 / RATE)
    }
    await sleep(3000)
    delays.sort((a, b) => a - b)
    return {
      streams: followed.length,
      opened,
      memory,
      messages: delays.length,
      median: share(delays, 0.5),
      p95: share(delays, 0.95),
      p99: share(delays, 0.99),
    }
  } finally {
    for (const stream of followed) stream.cut()
    await stopServer(server)
    await Promise.all([owner.end(), pool.end()])
  }
}

/** With the triggers that tell, and without them, in turns. */
async function measurePlacing({ urls }: OrderWorld): Promise<Placing[]> {
  const [owner, pool] = [createPool(urls.owner, 2), createPool(urls.app, BUYERS)]
  const given = createGiven(owner)
  try {
    const tokens: string[] = []
    for (let n = 0; n < BUYERS; n += 1) tokens.push(await signedIn(owner, (await given.customer()).id))
    const door = doorOn(pool, wakeUpByNotify({ pool, url: urls.app, log: silentLog }).sender('events'))
    const measured: Placing[] = []
    for (const suppliers of [40, 1]) {
      const products: string[] = []
      for (let n = 0; n < suppliers; n += 1) {
        const supplierId = (await given.supplier()).companyId ?? ''
        for (let each = 0; each < 400 / suppliers; each += 1)
          products.push((await given.product({ supplierId, stock: 1_000_000 })).id)
      }
      const rate = async (tells: boolean) => {
        const way = tells ? 'enable' : 'disable'
        await owner.query(`alter table order_events ${way} trigger tell; alter table notifications ${way} trigger tell`)
        return callsPerSecond(
          BUYERS,
          (buyer, n) => {
            const productId = products[(n * 7) % products.length] ?? ''
            return door.call(
              'orders.place',
              newCaller({ token: tokens[buyer] ?? '' }),
              { productId, quantity: 1, address },
              newId(),
            )
          },
          1500,
        )
      }
      const what = suppliers === 1 ? 'one supplier' : `${suppliers} suppliers`
      measured.push(
        await inTurns(
          { what, against: 'without events', goal: PLACING },
          ROUNDS,
          () => rate(false),
          () => rate(true),
        ),
      )
    }
    return measured
  } finally {
    await Promise.all([owner.end(), pool.end()])
  }
}
