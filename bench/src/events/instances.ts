import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '@ticarum/db/ids'
import type { DatabaseUrls } from '@ticarum/db/prepare'
import { createGiven } from '@ticarum/db/testing/given'
import { liftBudgets } from '@ticarum/db/testing/lift-budgets'
import { createPool } from '@ticarum/db/transaction'
import { newCaller } from '@ticarum/server/door/caller'
import { silentLog } from '@ticarum/server/platform/log'
import { wakeUpByNats } from '@ticarum/server/platform/wake-up-by-nats'
import { wakeUpByNotify } from '@ticarum/server/platform/wake-up-by-notify'
import { type Followed, followEvents } from '@ticarum/server/testing/follow-events'
import { signedIn } from '@ticarum/server/testing/order-questions'
import { startNats } from '@ticarum/server/testing/start-nats'
import { doorOn } from '../door-on.ts'
import { emptyWorld } from '../orders/worlds.ts'
import { markdownTable, writtenBy } from '../report.ts'
import { startBenchServer, stopServer } from '../servers.ts'

const PAIRS = 20
const SECONDS = 8
/** messages in a second */
const RATE = 10
const ROUNDS = 2

interface Round {
  form: 'NOTIFY' | 'NATS'
  delays: number[]
  sent: number
}

const share = (sorted: number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0

/** Delays of messages whose readers' streams are spread over several servers, woken by NOTIFY and by NATS in turns. */
export const measureInstances = (instances: number): Promise<string> => emptyWorld((urls) => measure(urls, instances))

async function measure(urls: DatabaseUrls, instances: number): Promise<string> {
  const owner = createPool(urls.owner, 4)
  const nats = await startNats()
  try {
    await liftBudgets(owner)
    const given = createGiven(owner)
    const pairs: { writer: string; reader: string; orderId: string }[] = []
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const [customer, supplier] = [await given.customer(), await given.supplier()]
      const { id: orderId } = await given.order({ customer, supplierId: supplier.companyId ?? '' })
      pairs.push({
        writer: await signedIn(owner, customer.id),
        reader: await signedIn(owner, supplier.id),
        orderId,
      })
    }

    async function round(form: Round['form']): Promise<Round> {
      const pool = createPool(urls.app, 8)
      const environment = { STORAGE_DIR: '.', ...(form === 'NATS' ? { WAKE_UP_URL: nats.url } : {}) }
      const servers = await Promise.all(
        Array.from({ length: instances }, () =>
          startBenchServer(import.meta.resolve('@ticarum/server/http'), urls.app, environment),
        ),
      )
      const log = silentLog
      const wakeUp = form === 'NATS' ? wakeUpByNats(nats.url, log) : wakeUpByNotify({ pool, url: urls.app, log })
      const followed: Followed[] = []
      const sentAt = new Map<string, number>()
      const delays: number[] = []
      try {
        for (const [n, { reader }] of pairs.entries()) {
          const onTold = ({ kind, subjectId }: { kind: string; subjectId: string }) => {
            const at = sentAt.get(subjectId)
            if (kind !== 'message' || at === undefined) return
            sentAt.delete(subjectId)
            delays.push(performance.now() - at)
          }
          followed.push(await followEvents({ url: servers[n % instances]?.url ?? '', token: reader, onTold }))
        }
        await sleep(2000)
        const door = doorOn(pool, wakeUp.sender('events'))
        const end = performance.now() + SECONDS * 1000
        let sent = 0
        for (; performance.now() < end; sent += 1) {
          const { writer, orderId } = pairs[sent % PAIRS] ?? { writer: '', orderId: '' }
          sentAt.set(orderId, performance.now())
          void door
            .call('messages.send', newCaller({ token: writer }), { id: orderId, messageId: newId(), body: 'Hello' })
            .catch(() => sentAt.delete(orderId)) // refused: it is among those that were not told
          await sleep(1000 / RATE)
        }
        await sleep(3000)
        return { form, delays, sent }
      } finally {
        for (const stream of followed) stream.cut()
        await wakeUp.stop()
        await Promise.all(servers.map(stopServer))
        await pool.end()
      }
    }

    const rounds: Round[] = []
    for (let n = 0; n < ROUNDS; n += 1) for (const form of ['NOTIFY', 'NATS'] as const) rounds.push(await round(form))
    return section(instances, rounds)
  } finally {
    await nats.stop()
    await owner.end()
  }
}

function section(instances: number, rounds: Round[]): string {
  const rows = (['NOTIFY', 'NATS'] as const).map((form) => {
    const own = rounds.filter((each) => each.form === form)
    const delays = own.flatMap((each) => each.delays).sort((a, b) => a - b)
    const sent = own.reduce((sum, each) => sum + each.sent, 0)
    const cells = [0.5, 0.95, 0.99].map((part) => `${share(delays, part).toFixed(0)} ms`)
    return [form, `${delays.length} of ${sent}`, ...cells]
  })
  return `## Several instances, woken by NOTIFY and by NATS

${writtenBy(`npm run bench -- events --instances ${instances}`)}, from other work too.
${instances} servers share its processors, ${PAIRS} streams are spread over them;
${RATE} messages a second, ${ROUNDS} rounds of ${SECONDS} s in turns.

${markdownTable(['woken by', 'messages that were told', 'median', 'p95', 'p99'], rows)}
`
}
