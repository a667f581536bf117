import { readFile, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import path from 'node:path'
import { dayAndCommit } from '@ticarum/server/testing/current-commit'
import type { OrderVerdict } from '@ticarum/server/testing/order-ledger'
import { root } from '../system/entry.ts'

export interface FaultReport {
  attempts: number
  faults: number
  verdict: OrderVerdict
  /** seconds from a fault, or from its end if it lasts, to the next order that was answered; the slowest of all */
  recovery: number
  /** what else was seen */
  also: string[]
  /** what is not as it must be, beside the verdict */
  wrong: string[]
}

/** Nothing could be tried here, and why. */
export interface NotRun {
  notRun: string
}

const FILE = path.join(root, 'docs/reports/faults.md')
const HEAD = `# Faults

Each section is written by \`npm run faults -- NAME\` when its long form has run. Buyers write down what they want
before each call and what they were told after it; the ledger is then compared with the database. LOST: told as placed,
and not there. DUPLICATE: two orders for one wish. GHOST: an order that nobody wanted, or that was refused. OVERSOLD:
products of which more was sold than there was, or whose balance does not fit. \`npm run faults -- orders\` also plants
one of each in the database and finds it. \`paused\` and \`replica\` say instead who was answered, and how fast,
before the fault, meanwhile and after it.
`

const lineOf = (name: string, { attempts, faults, verdict, recovery }: FaultReport): string =>
  `${name}: ${attempts} attempts, ${faults} faults, LOST ${verdict.lost}, DUPLICATE ${verdict.doubled}, ` +
  `GHOST ${verdict.ghosts}, OVERSOLD ${verdict.oversold}, recovered within ${recovery.toFixed(1)} s`

const isRight = ({ attempts, faults, verdict, wrong }: FaultReport): boolean =>
  attempts > 0 && faults > 0 && wrong.length === 0 && Object.values(verdict).every((count) => count === 0)

/** Puts the section of a fault in the place of its last one. */
export async function writeSection(name: string, what: string, lines: string[]): Promise<void> {
  const text = await readFile(FILE, 'utf8').catch(() => HEAD)
  const [head = HEAD, ...sections] = text.split(/^(?=## )/m)
  const others = sections.filter((section) => !section.startsWith(`## ${name}\n`)).map((section) => section.trim())
  const when = `${dayAndCommit()}, the machine's load was ${loadavg()[0]?.toFixed(1)} at the end`
  const own = `## ${name}\n\n${what}; ${when}.\n\n${lines.map((line) => `- ${line}\n`).join('')}`
  const all = [...others, own.trim()].sort()
  await writeFile(FILE, `${head.trim()}\n\n${all.join('\n\n')}\n`)
}

/** Says how a fault was survived, and keeps it where the run was a long one. True: as it must be. */
export async function told(name: string, what: string, report: FaultReport | NotRun, keep: boolean): Promise<boolean> {
  if ('notRun' in report) {
    console.log(`${name}: not run: ${report.notRun}`)
    return true
  }
  const lines = [lineOf(name, report), ...report.also]
  for (const line of lines) console.log(line)
  for (const line of report.wrong) console.error(`${name}: not as it must be: ${line}`)
  if (keep) await writeSection(name, what, [...lines, ...report.wrong.map((line) => `**Not as it must be:** ${line}`)])
  return isRight(report)
}
