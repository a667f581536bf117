import { parseArgs } from 'node:util'
import { type FaultReport, type NotRun, told } from './report.ts'

interface LedgerFault {
  what: string
  run(isLong: boolean): Promise<FaultReport | NotRun>
}

/** A number that is said after the fault's name, as in `--minutes 60`. */
function asked(name: 'minutes' | 'requests', usual: number): number {
  const options = { [name]: { type: 'string', default: String(usual) } } as const
  return Number(parseArgs({ args: process.argv.slice(3), options }).values[name])
}

/** Faults under the load of buyers with a ledger; their long forms write docs/reports/faults.md. */
const faults: Record<string, LedgerFault> = {
  release: {
    what: 'two instances behind haproxy are replaced by the next version, with migrations, under load (--requests N)',
    run: async (isLong) =>
      (await import('./release.ts')).releaseFault(
        isLong
          ? { requests: asked('requests', 50_000), releases: 3, minutes: 60 }
          : { requests: 400, releases: 1, minutes: 1 },
      ),
  },
  database: {
    what: 'PostgreSQL is killed and started again while people order',
    run: async (isLong) =>
      (await import('./database.ts')).databaseFault(
        isLong ? { buyers: 100, crashes: 5, between: 10_000 } : { buyers: 10, crashes: 1, between: 500 },
      ),
  },
  storage: {
    what: 'the object store is away while people order and send pictures',
    run: async (isLong) =>
      (await import('./storage.ts')).storageFault(
        isLong ? { buyers: 20, absences: 3, away: 10_000 } : { buyers: 5, absences: 1, away: 1000 },
      ),
  },
  'files-disk': {
    what: 'the disk of files is full while people order and send pictures',
    run: async (isLong) =>
      (await import('./disk.ts')).filesDiskFault(isLong ? { buyers: 20, full: 15_000 } : { buyers: 5, full: 1000 }),
  },
  'database-disk': {
    what: "the database's disk is full while people order",
    run: async (isLong) =>
      (await import('./disk.ts')).databaseDiskFault(isLong ? { buyers: 50, full: 15_000 } : { buyers: 5, full: 1000 }),
  },
  clock: {
    what: 'the clocks of two servers differ from that of the database, and each order is sent to both',
    run: async (isLong) => (await import('./clock.ts')).clockFault({ attempts: isLong ? 2000 : 60, minutes: 20 }),
  },
  network: {
    what: 'people order over a line of 300 ms on which 5 % is lost, in a network namespace',
    run: async (isLong) =>
      (await import('./network.ts')).networkFault(
        isLong ? { buyers: 100, lasts: 60_000 } : { buyers: 20, lasts: 3000 },
      ),
  },
  overload: {
    what: 'orders come five times as fast as they can be placed',
    run: async (isLong) => (await import('./overload.ts')).overloadFault({ part: isLong ? 30_000 : 3000 }),
  },
  soak: {
    what: 'people order for --minutes N (10): what grows?',
    run: async (isLong) =>
      (await import('./soak.ts')).soakFault({ buyers: 20, minutes: isLong ? asked('minutes', 10) : 0.1 }),
  },
}

/** Short enough for CI, and worth it on a machine that does other things too. */
const SHORT = ['database', 'storage', 'clock', 'network']

async function shortForms(): Promise<boolean> {
  const right: boolean[] = []
  for (const name of SHORT) {
    const fault = faults[name]
    if (fault) right.push(await told(name, fault.what, await fault.run(false), false))
  }
  return right.length === SHORT.length && right.every(Boolean)
}

export const withLedger = {
  ...Object.fromEntries(
    Object.entries(faults).map(([name, { what, run }]) => [
      name,
      { what, run: async () => told(name, what, await run(true), true) },
    ]),
  ),
  short: { what: `short forms of ${SHORT.join(', ')}, for CI`, run: shortForms },
}
