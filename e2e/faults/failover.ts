import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { prepareDatabase } from '@ticarum/db/prepare'
import { FAILOVER_PROGRAMS, startPatroni } from '@ticarum/db/testing/start-patroni'
import { ledThrough, startPgbouncer } from '@ticarum/db/testing/start-pgbouncer'
import { dayAndCommit } from '@ticarum/server/testing/current-commit'
import {
  type FailoverKind,
  type FailoverReport,
  type FailoverRound,
  runFailover,
} from '@ticarum/server/testing/failover'

const KILLS = 10
const OTHERS: FailoverKind[] = ['stopped', 'switchover', 'stranded']
const PASSWORD = 'development'
const report = new URL('../../docs/reports/failover.md', import.meta.url)

/** After every second kill one of the other ways in which a primary goes away. */
const kindsFor = (kills: number): FailoverKind[] =>
  Array.from({ length: kills }, (_, n): FailoverKind[] =>
    n % 2 ? ['killed', OTHERS[((n - 1) / 2) % OTHERS.length] ?? 'stopped'] : ['killed'],
  ).flat()

/** What is missing is installed, without the services that the packages would start. False: it can't be. */
function programsAreThere(): boolean {
  const missing = Object.entries(FAILOVER_PROGRAMS).filter(([program]) => !existsSync(program))
  if (missing.length === 0) return true
  const packages = missing.map(([, name]) => name)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  try {
    const install = ['-qq', 'install', '-y', '--no-install-recommends', ...packages]
    execFileSync('apt-get', install, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
    return true
  } catch {
    console.error(`failover: not run: apt-get install ${packages.join(' ')}`)
    return false
  }
}

const inSeconds = (each: number) => each.toFixed(1)

/**
 * Three nodes under Debian's patroni, whose primary is killed ten times and goes away in three other ways while orders
 * are placed. `--kills 2` is the short form; `--only stopped --only killed` names the faults; after `--minutes` no
 * other fault begins; `--pgbouncer` leads the server through one; `--report` writes docs/reports/failover.md.
 */
export async function failoverFault(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      kills: { type: 'string', default: String(KILLS) },
      only: { type: 'string', multiple: true },
      minutes: { type: 'string', default: '60' },
      pgbouncer: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
    },
  })
  if (!programsAreThere()) return false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const folder = await mkdtemp(path.join(tmpdir(), 'ticarum-faults-'))
  const cluster = await startPatroni(PASSWORD)
  const pgbouncer = values.pgbouncer ? await startPgbouncer(cluster.url, PASSWORD) : undefined
  try {
    const kinds = (values.only as FailoverKind[] | undefined) ?? kindsFor(Number(values.kills))
    const urls = ledThrough(pgbouncer?.port ?? null, await prepareDatabase(cluster.url, 'faults', PASSWORD))
    const onRound = ({ kind, from, to, silence, back }: FailoverRound) =>
      console.log(
        `failover: ${from} ${kind}, ${to} is the primary: ${inSeconds(silence)} s without an order, ` +
          `a standby ${inSeconds(back)} s after its return`,
      )
    const found = await runFailover({
      cluster,
      urls,
      folder,
      kinds,
      buyers: 30,
      longest: Number(values.minutes) * 60_000,
      onRound,
    })
    const { verdict, planted, placed, refused, unanswered, twoPrimaries, unheard, leftOver, rounds, problem } = found
    const seen = Object.entries(planted).filter(([kind, counts]) => counts[kind as keyof typeof counts] > 0).length
    console.log(
      `failover: ${placed + refused} attempts, ${rounds.length} of ${kinds.length} faults, ` +
        `${unanswered} tries without a decision; placed ${placed}, refused ${refused}`,
    )
    console.log(
      `failover: LOST ${verdict.lost}, DUPLICATE ${verdict.doubled}, GHOST ${verdict.ghosts}, ` +
        `OVERSOLD ${verdict.oversold}; planted faults found: ${seen} of 4`,
    )
    console.log(
      `failover: writes confirmed by a second primary ${twoPrimaries}, ` +
        `placed orders without a live event ${unheard}, jobs left by the worker ${leftOver}`,
    )
    const counts = [...Object.values(verdict), twoPrimaries, unheard, leftOver]
    if (problem) console.error('failover: ended early:', problem, cluster.said())
    const right = !problem && seen === 4 && rounds.length > 0 && unanswered > 0 && counts.every((count) => count === 0)
    if (right && values.report) await writeFile(report, reportOf(found))
    return right
  } finally {
    await pgbouncer?.stop()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function reportOf({ rounds, verdict, planted: _, ...found }: FailoverReport): string {
  const silences = (kind: FailoverKind) =>
    rounds
      .filter((round) => round.kind === kind)
      .map(({ silence }) => silence)
      .sort((a, b) => a - b)
  const table = (['killed', ...OTHERS] as const).map((kind) => {
    const sorted = silences(kind)
    const [shortest = 0, median = 0, longest = 0] = [0, 0.5, 1].map(
      (at) => sorted[Math.round((sorted.length - 1) * at)],
    )
    return `| ${kind} | ${sorted.length} | ${[shortest, median, longest].map(inSeconds).join(' / ')} |`
  })
  const lines = rounds.map(
    ({ kind, from, to, silence, back }) => `| ${from} ${kind} | ${to} | ${inSeconds(silence)} | ${inSeconds(back)} |`,
  )
  return `# Failover

Written by \`npm run faults -- failover\` ${dayAndCommit()}.
Three nodes of PostgreSQL 15 under patroni, etcd, haproxy, server, worker and 30 buyers share one machine of two
processors, so that seconds say how long is waited for, not how fast a real machine is.

| what | counted |
| --- | --- |
| attempts to place an order | ${found.placed + found.refused}: ${found.placed} placed, ${found.refused} out of stock |
| tries without a decision, sent again with the same key | ${found.unanswered} |
| LOST | ${verdict.lost} |
| DUPLICATE | ${verdict.doubled} |
| GHOST | ${verdict.ghosts} |
| OVERSOLD | ${verdict.oversold} |
| writes that an old primary confirmed beside the new one | ${found.twoPrimaries} |
| placed orders that the supplier's live events never told | ${found.unheard} |
| jobs that the worker left | ${found.leftOver} |

## Seconds without an order

killed: PostgreSQL and patroni of the primary, -9. stopped: both stand still and go on when another node is the primary.
stranded: only its patroni stands still, so that two nodes take themselves for the primary. switchover: by the operator.

| the primary was | times | shortest / median / longest |
| --- | --- | --- |
${table.join('\n')}

## Each of them

| fault | primary after it | seconds without an order | seconds until a standby again, from its return on |
| --- | --- | --- | --- |
${lines.join('\n')}
`
}
