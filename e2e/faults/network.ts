import { execFile, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startServer } from '@ticarum/server/testing/order-faults'
import { inWorld } from './in-world.ts'
import type { FaultReport, NotRun } from './report.ts'
import { startSlowRelay } from './slow-relay.ts'
import { underOrders } from './under-orders.ts'

interface Line {
  buyers: number
  /** milliseconds */
  lasts: number
}

const run = promisify(execFile)
/** The part of the pieces that comes late, where packets can't be lost. */
const LATE = 0.05
const MARK = 'the network was as follows: '

const losing = (port: number) =>
  [
    'add chain inet line arriving { type filter hook input priority 0; }',
    ...['dport', 'sport'].flatMap((end) => [
      `add rule inet line arriving tcp ${end} ${port} counter comment "sent"`,
      `add rule inet line arriving tcp ${end} ${port} numgen random mod 100 < 5 counter drop comment "lost"`,
    ]),
  ].join('; ')

async function counted(what: 'sent' | 'lost'): Promise<number> {
  const { stdout } = await run('nft', ['list', 'table', 'inet', 'line'])
  const rules = stdout.split('\n').filter((rule) => rule.includes(`comment "${what}"`))
  return rules.reduce((sum, rule) => sum + Number(/packets (\d+)/.exec(rule)?.[1]), 0)
}

/** In a network namespace of its own: a relay holds back what goes either way, and packets to and from it are lost. */
async function inside(line: Line): Promise<FaultReport | NotRun> {
  await run('ip', ['link', 'set', 'lo', 'mtu', '1500', 'up'])
  const refused = await run('nft', ['add table inet line']).then(
    () => undefined,
    (error: Error) => error.message.trim(),
  )
  if (refused) return { notRun: `no line can be made here that loses packets: ${refused}` }
  return overRelay(line, async (port) => {
    await run('nft', [losing(port)])
    return async () => {
      const [sent, lost] = [await counted('sent'), await counted('lost')]
      return { faults: lost, also: [`of ${sent} packets ${lost} were lost; an answer takes at least 300 ms`] }
    }
  })
}

/** What was lost until now, and what is to be said of it. */
type Losses = () => Promise<{ faults: number; also?: string[] }>

const overRelay = ({ buyers, lasts }: Line, makeItLose?: (port: number) => Promise<Losses>): Promise<FaultReport> =>
  inWorld(async (world) => {
    const { child, port } = await startServer(world.urls, world.folder, 0)
    const relay = await startSlowRelay(port, makeItLose ? 0 : LATE)
    try {
      const losses = (await makeItLose?.(relay.port)) ?? (async () => ({ faults: relay.late() }))
      return await underOrders(world, { buyers, url: () => `http://127.0.0.1:${relay.port}` }, async () => {
        await sleep(lasts)
        return { recoveries: [0], ...(await losses()) }
      })
    } finally {
      relay.close()
      child.kill('SIGKILL')
    }
  })

async function inNamespace(line: Line): Promise<FaultReport | NotRun> {
  const flags = ['--net', process.execPath, fileURLToPath(import.meta.url), JSON.stringify(line)]
  const child = spawn('unshare', flags, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  const code = await new Promise((ended) => {
    child.once('error', () => ended(127))
    child.once('close', ended)
  })
  const found = said.split('\n').find((each) => each.startsWith(MARK))
  if (found) return JSON.parse(found.slice(MARK.length))
  return { notRun: `no network namespace can be made here (unshare ended with ${code})` }
}

/**
 * Buyers at the end of a line of 300 ms on which 5 % of the packets are lost; where none can be made so, 5 % of the
 * pieces that a relay passes on come late.
 */
export async function networkFault(line: Line): Promise<FaultReport | NotRun> {
  const report = await inNamespace(line)
  if (!('notRun' in report)) return report
  const { also, ...rest } = await overRelay(line)
  const instead = 'a relay held each piece back for 150 ms, and one in twenty for a second more'
  return { ...rest, also: [`with lost packets: not run: ${report.notRun}`, `instead, ${instead}`, ...also] }
}

const [asked] = process.argv.slice(2)
if (import.meta.main && asked) console.log(MARK + JSON.stringify(await inside(JSON.parse(asked))))
