import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Tried } from '@ticarum/contract/testing/abuses'
import { startCluster } from '@ticarum/db/cluster'
import { prepareDatabase } from '@ticarum/db/prepare'
import { runEventFaults } from '@ticarum/server/testing/event-faults'
import { root } from '../system/entry.ts'

const PEOPLE = 200
const EVENTS = 20_000

/** True: everybody heard all of their own events once, in order, and nobody else's. */
export async function eventsFault(): Promise<boolean> {
  const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-faults-'))
  const folder = await mkdtemp(path.join(tmpdir(), 'ticarum-faults-'))
  const cluster = await startCluster({ dir })
  try {
    const urls = await prepareDatabase(cluster.url(), 'faults', 'development')
    const report = await runEventFaults({ urls, folder, people: PEOPLE, events: EVENTS })
    const { verdict, told, written, unheard, cuts, resumed, restarts } = report
    console.log(
      `events: ${PEOPLE} people, ${written} notes, ${told} events; ${cuts} lines cut, ${restarts} servers restarted, ` +
        `streams opened ${resumed} times`,
    )
    console.log(
      `events: missing ${verdict.missing}, doubled ${verdict.doubled}, foreign ${verdict.foreign}, ` +
        `holes ${verdict.holes}; people who heard of fewer notes than were written: ${unheard}`,
    )
    const right =
      Object.values(verdict).every((count) => count === 0) && unheard === 0 && told >= EVENTS && restarts > 1
    if (!right) console.error('events: not as it must be', report)
    await keepResult(right, told)
    return right
  } finally {
    await cluster.stop()
    await Promise.all([dir, folder].map((each) => rm(each, { recursive: true, force: true })))
  }
}

/** For `npm run abuse`: every event that somebody was told could have been somebody else's. */
async function keepResult(right: boolean, told: number): Promise<void> {
  const tried: Tried = { event: told }
  const result = { name: 'faults: events', status: right ? 'passed' : 'failed', tried }
  await mkdir(path.join(root, 'test-results'), { recursive: true })
  await writeFile(path.join(root, 'test-results/events.json'), JSON.stringify([result]))
}
