import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@ticarum/db/free-port'
import { newId } from '@ticarum/db/ids'
import type { DatabaseUrls } from '@ticarum/db/prepare'
import { createGiven } from '@ticarum/db/testing/given'
import { createPool } from '@ticarum/db/transaction'
import { callHttp } from './call-http.ts'
import { type EventVerdict, type Heard, judgeEvents, numbersOf } from './event-ledger.ts'
import { type Followed, followEvents, type Told } from './follow-events.ts'
import { startServer } from './order-faults.ts'
import { givenSession } from './personas.ts'

export interface EventFaults {
  urls: DatabaseUrls
  folder: string
  /** half of them customers, half suppliers */
  people: number
  /** until so many events were told */
  events: number
}

export interface EventFaultsReport {
  verdict: EventVerdict
  told: number
  written: number
  /** messages that were answered, and of which somebody on both sides must have heard */
  unheard: number
  cuts: number
  resumed: number
  restarts: number
}

const HAPROXY = '/usr/sbin/haproxy'
const tagOf = (id: string) =>
  createHash('sha256')
    .update(Buffer.from(id.replaceAll('-', ''), 'hex'))
    .digest('hex')
    .slice(0, 16)

/** Debian's haproxy before two servers; a request whose server is gone is sent to the other one. */
async function startBalancer(folder: string, ports: number[]): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort()
  const file = path.join(folder, 'haproxy.cfg')
  const servers = ports.map((each, n) => `  server s${n} 127.0.0.1:${each} check inter 200ms fall 1 rise 1`)
  await writeFile(
    file,
    `global
  maxconn 4000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  option redispatch
  retries 3
frontend site
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance roundrobin
  option httpchk GET /readyz
${servers.join('\n')}
`,
  )
  const child = spawn(HAPROXY, ['-db', '-f', file], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return { url, child }
    await sleep(100)
  }
  throw new Error('haproxy does not answer')
}

interface Reader {
  id: string
  companyId: string
  token: string
  orderId: string
  first: Map<string, bigint>
  told: Told[]
  stream?: Followed | undefined
}

/**
 * People write in the threads of their orders and all of them follow their events, through two servers behind a proxy,
 * while lines are cut at random, one server is restarted and the other one killed.
 */
export async function runEventFaults({ urls, folder, people, events }: EventFaults): Promise<EventFaultsReport> {
  const owner = createPool(urls.owner, 4)
  const servers = [await startServer(urls, folder, 0), await startServer(urls, folder, 0)]
  const balancer = await startBalancer(
    folder,
    servers.map(({ port }) => port),
  )
  const { url } = balancer
  let [cuts, resumed, restarts, written, over, silent] = [0, 0, 0, 0, false, false]
  try {
    const given = createGiven(owner)
    const readers: Reader[] = []
    for (let pair = 0; pair < people / 2; pair += 1) {
      const [customer, supplier] = [await given.customer(), await given.supplier()]
      const { id: orderId } = await given.order({ customer, supplierId: supplier.companyId ?? '' })
      for (const { id, companyId } of [customer, supplier]) {
        const token = await givenSession({ owner }, id)
        readers.push({ id, companyId: companyId ?? '', token, orderId, first: new Map(), told: [] })
      }
    }
    const addressOf = (n: number) => ({ 'x-forwarded-for': `10.1.${n % 250}.1` })

    const follow = async (reader: Reader, n: number) => {
      const begun = await callUntilAnswered(() =>
        callHttp(url, 'session', 'events.list', { token: reader.token, headers: addressOf(n) }),
      )
      let at = (begun.body as { next: string }).next
      reader.first = numbersOf(at)
      while (!silent) {
        const stream = await followEvents({
          url,
          token: reader.token,
          after: at,
          headers: addressOf(n),
          onTold: (event) => {
            reader.told.push(event)
            at = event.id
          },
        }).catch(() => undefined)
        if (stream?.status === 200) {
          reader.stream = stream
          resumed += 1
          await stream.over
          if (stream.said.includes('reload')) throw new Error('a reader was told to read anew')
        } else stream?.cut()
        await sleep(50 + Math.random() * 300)
      }
    }
    const count = async () => Number((await owner.query('select count(*) as n from events')).rows[0].n)
    const messages = new Map<string, number>()
    const write = async (reader: Reader, n: number) => {
      await sleep(Math.random() * 1000)
      while (!over) {
        const messageId = newId()
        const answer = await callUntilAnswered(() =>
          callHttp(url, 'session', 'messages.send', {
            input: { id: reader.orderId, messageId, body: 'Still there?' },
            token: reader.token,
            headers: addressOf(n),
          }),
        )
        if (answer.outcome === 'OK') {
          written += 1
          messages.set(reader.orderId, (messages.get(reader.orderId) ?? 0) + 1)
        } else await sleep(1000)
        await sleep(Math.random() * 400)
      }
    }
    const following = readers.map(follow)
    while (readers.some(({ stream }) => !stream)) await sleep(50)
    const cutting = (async () => {
      while (!over) {
        await sleep(20)
        readers[Math.floor(Math.random() * readers.length)]?.stream?.cut()
        cuts += 1
      }
    })()
    const writing = readers.map(write)
    const before = await count()
    const restart = async (which: 0 | 1, signal: NodeJS.Signals) => {
      const { child, port } = servers[which] as (typeof servers)[number]
      child.kill(signal)
      await once(child, 'exit')
      servers[which] = await startServer(urls, folder, port)
      restarts += 1
    }
    const disturbing = (async () => {
      while ((await count()) - before < events / 3) await sleep(100)
      await restart(0, 'SIGTERM')
      while ((await count()) - before < (events * 2) / 3) await sleep(100)
      await restart(1, 'SIGKILL')
    })()
    while ((await count()) - before < events) await sleep(100)
    await disturbing
    over = true
    await Promise.all([...writing, cutting])

    const { rows } = await owner.query<{ audience: string; no: bigint; kind: string; subject_id: string }>(
      'select audience, no, kind, subject_id from events order by audience, no',
    )
    const kept = Map.groupBy(
      rows.map((row) => ({ tag: tagOf(row.audience), no: row.no, kind: row.kind, subjectId: row.subject_id })),
      ({ tag }) => tag,
    )
    const heardBy = ({ id, companyId, first, told }: Reader): Heard => ({
      from: first,
      kept: [id, companyId].flatMap((audience) => kept.get(tagOf(audience)) ?? []),
      told,
    })
    const judged = () => judgeEvents(readers.map(heardBy))
    // The last events are on their way.
    for (let waited = 0; judged().missing > 0 && waited < 30; waited += 1) await sleep(500)
    silent = true
    for (const { stream } of readers) stream?.cut()
    await Promise.all(following)
    const unheard = readers.filter(
      ({ orderId, told }) => told.filter(({ kind }) => kind === 'message').length < (messages.get(orderId) ?? 0),
    ).length
    return { verdict: judged(), told: (await count()) - before, written, unheard, cuts, resumed, restarts }
  } finally {
    ;[over, silent] = [true, true]
    balancer.child.kill('SIGTERM')
    for (const { child } of servers) child.kill('SIGKILL')
    await owner.end()
  }
}

/** A call that is repeated until a server has answered it. */
async function callUntilAnswered(call: () => ReturnType<typeof callHttp>): ReturnType<typeof callHttp> {
  for (;;) {
    const answer = await call().catch(() => undefined)
    if (answer && answer.status < 500) return answer
    await sleep(50 + Math.random() * 100)
  }
}
