import { cp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FUNCTIONS } from '@ticarum/db/function-files'
import { migrate } from '@ticarum/db/migrate'
import { createPool } from '@ticarum/db/transaction'
import { say } from '../release/empty-debian.ts'
import { checkTheChecker, judgeNewest, judgeSecond, type Known, knownNow } from './compare.ts'
import { type Machine, makeMachine, section } from './machine.ts'
import { refusals } from './refusals.ts'
import type { Find, Finding } from './report.ts'
import { copyAgainAndAgain, openSite } from './site.ts'
import { differences, tableHashes } from './table-hashes.ts'

const root = path.resolve(import.meta.dirname, '../..')
const NEAR_THE_END = 27 // seconds of archive_timeout
const PATIENCE = 90 // seconds

/** Makes a site, takes its disk away and restores it, twice; says what it found. */
export async function drill(): Promise<{ findings: Finding[]; versions: string }> {
  const findings: Finding[] = []
  const find: Find = (what, found, right) => {
    findings.push({ what, found, right })
    say(`${right ? '' : 'WRONG  '}${what}: ${found}`)
  }
  const machine = await makeMachine()
  let endCopying = async () => {}
  const site = await openSite(machine)
  say('a cluster is made, prepared and migrated')
  try {
    await machine.run(section('Turning it on'))
    endCopying = copyAgainAndAgain(machine)
    say('the backups are turned on, and there is a full one')
    let buyers = await site.open()
    await sleep(10_000)
    await machine.runUnit('ticarum-backup@incr')

    await buyers.standStill()
    const known = await knownNow(machine, buyers.ledger)
    await checkTheChecker({ machine, site, known }, find)
    buyers.goOn()
    const newer = await newerMigrations(machine)
    await migrate(site.urls.owner, newer, { phase: 'expand' })
    await machine.runUnit('ticarum-backup@incr')

    await justBeforeTheLogLeaves(machine)
    const lostAt = Date.now()
    await machine.loseDisk()
    await Promise.all([endCopying(), buyers.stop(), site.close()])
    say('the disk is lost')

    const newest = await restore(machine, 'Restore: the newest state')
    const { ledger } = buyers
    buyers = await site.open()
    await judgeNewest({ machine, site, ledger, lostAt }, find)
    find('time until the newest state was back', `${newest} s, from a full and two incremental backups`, true)
    await sleep(8000)
    await buyers.stop()
    const placed = buyers.ledger.orders.filter(({ answer }) => answer).length
    find('orders go on', `${placed} placed on what was restored`, placed > 0)
    endCopying = copyAgainAndAgain(machine)
    await machine.run(section('Restore: open again'))
    await Promise.all([endCopying(), site.close()])

    const earlier = await restore(machine, 'Restore: a chosen second', known.until)
    await site.open().then((idle) => idle.stop())
    await judgeSecond({ machine, site, known }, find)
    await site.close()
    find('time until that second was back', `${earlier} s, past a migration and another restore`, true)
    endCopying = copyAgainAndAgain(machine)
    await bringForward({ machine, owner: site.urls.owner, newer, known }, find)
    await machine.run(section('Restore: open again'))
    find('the log goes on', 'as a third timeline, with a full backup of its own', true)
    await refusals(machine, find)
    const versions = await machine.run('pgbackrest version; psql --version')
    return { findings, versions: versions.trim().replaceAll('\n', ', ') }
  } finally {
    await endCopying()
    await site.close()
    await machine.remove()
  }
}

/** Runs the page's commands; the seconds until PostgreSQL answers and the files are there. */
async function restore(machine: Machine, how: string, until?: string): Promise<string> {
  const began = performance.now()
  const titles = ['Restore: stop what writes', how, 'Restore: start and look', 'Restore: the files']
  await machine.run(titles.map(section).join('\n'), until ? { UNTIL: until } : {})
  return ((performance.now() - began) / 1000).toFixed(0)
}

/** When most has been written since the log was last sent, which happens every archive_timeout. */
async function justBeforeTheLogLeaves(machine: Machine): Promise<void> {
  const superuser = createPool(machine.url('ticarum'), 1)
  try {
    for (let waited = 0; waited < PATIENCE; waited++) {
      await sleep(1000)
      const { rows } = await superuser.query<{ age: number | null }>(
        'select extract(epoch from clock_timestamp() - last_archived_time)::float as age from pg_stat_archiver',
      )
      if ((rows[0]?.age ?? 0) > NEAR_THE_END) return
    }
  } finally {
    await superuser.end()
  }
}

/** The migrations of a release that comes after this one. */
async function newerMigrations(machine: Machine): Promise<{ migrations: string; functions: string }> {
  const migrations = path.join(machine.folder, 'migrations')
  await cp(path.join(root, 'db/migrations'), migrations, { recursive: true })
  await writeFile(
    path.join(migrations, '9000_drill.sql'),
    '-- phase: expand\nalter table saved_views add drill text;\n',
  )
  return { migrations, functions: FUNCTIONS }
}

interface Older {
  machine: Machine
  owner: string
  newer: { migrations: string; functions: string }
  known: Known
}
async function bringForward({ machine, owner, newer, known }: Older, find: Find): Promise<void> {
  const { migrations } = await migrate(owner, newer, { phase: 'expand' })
  const changed = differences(known.hashes, await tableHashes(machine.url('ticarum')))
  find(
    'a state of before a migration is brought forward',
    `${migrations.join(', ')} applied; tables that differ by it: ${changed.join(', ')}`,
    migrations.length === 1 && changed.every((table) => table.startsWith('migrations.')),
  )
}
