import { execFile, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '@ticarum/db/free-port'
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
const MARK = 'the network was as follows: '

/** In a network namespace of its own: what goes to and from one port takes 150 ms each way, and 5 % is lost. */
async function makeSlow(port: number): Promise<void> {
  const words = [
    'ip link set lo mtu 1500 up',
    'tc qdisc add dev lo root handle 1: prio bands 4',
    'tc qdisc add dev lo parent 1:4 handle 40: netem delay 150ms 20ms loss 5%',
    `tc filter add dev lo parent 1: protocol ip u32 match ip dport ${port} 0xffff flowid 1:4`,
    `tc filter add dev lo parent 1: protocol ip u32 match ip sport ${port} 0xffff flowid 1:4`,
  ]
  for (const line of words) {
    const [program = '', ...flags] = line.split(' ')
    await run(program, flags)
  }
}

async function inside({ buyers, lasts }: Line): Promise<FaultReport | NotRun> {
  await run('ip', ['link', 'set', 'lo', 'up'])
  const port = await freePort()
  const refused = await makeSlow(port).then(
    () => undefined,
    (error: Error) => error.message.trim().split('\n').at(-1),
  )
  if (refused) return { notRun: `this kernel refuses a slow line: ${refused}` }
  return inWorld(async (world) => {
    const { child } = await startServer(world.urls, world.folder, port)
    try {
      return await underOrders(world, { buyers, url: () => `http://127.0.0.1:${port}` }, async () => {
        await sleep(lasts)
        const { stdout } = await run('tc', ['-s', 'qdisc', 'show', 'dev', 'lo'])
        const [, sent = '0', dropped = '0'] = /netem[\s\S]*?bytes (\d+) pkt \(dropped (\d+)/.exec(stdout) ?? []
        return {
          faults: Number(dropped),
          recoveries: [0],
          also: [`${sent} packets passed and ${dropped} were lost; an answer takes at least 300 ms`],
        }
      })
    } finally {
      child.kill('SIGKILL')
    }
  })
}

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

const overRelay = ({ buyers, lasts }: Line): Promise<FaultReport> =>
  inWorld(async (world) => {
    const { child, port } = await startServer(world.urls, world.folder, 0)
    const relay = await startSlowRelay(port)
    try {
      return await underOrders(world, { buyers, url: () => `http://127.0.0.1:${relay.port}` }, async () => {
        await sleep(lasts)
        return { faults: relay.late(), recoveries: [0] }
      })
    } finally {
      relay.close()
      child.kill('SIGKILL')
    }
  })

/**
 * Buyers at the end of a line of 300 ms on which 5 % is lost: of packets where the kernel can, else of the pieces that a
 * relay passes on.
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
