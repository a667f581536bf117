const PAUSED = 'the database stands still for half a minute, and goes on'
const LOST = 'the replica that answers visitors is killed, and comes back half a minute later'

/** `npm run faults` lists the fault runs; `npm run faults -- NAME` runs one and checks that nothing is lost. */
const faults: Record<string, { what: string; run: (args: string[]) => Promise<boolean> }> = {
  mail: {
    what: 'the mail server refuses, delays and drops connections, and the worker is killed',
    run: async () => (await import('./mail.ts')).mailFault(),
  },
  import: {
    what: 'the worker is killed while it checks and applies a price list',
    run: async () => (await import('./import.ts')).importFault(),
  },
  orders: {
    what: 'the server is killed every 15 seconds while 200 buyers place orders',
    run: async () => (await import('./orders.ts')).ordersFault(),
  },
  events: {
    what: '200 people follow 20,000 events through two servers; lines are cut, one server restarts, one is killed',
    run: async () => (await import('./events.ts')).eventsFault(),
  },
  pressure: {
    what: '20 attackers with free accounts do what takes longest, and a table is locked for a minute',
    run: async () => (await import('./pressure.ts')).pressureFault(),
  },
  paused: {
    what: PAUSED,
    run: async () => (await import('./disturbed.ts')).pausedFault(PAUSED),
  },
  replica: {
    what: LOST,
    run: async () => (await import('./disturbed.ts')).replicaFault(LOST),
  },
  failover: {
    what: 'the primary of three databases is killed ten times while orders are placed (--kills 2, --pgbouncer)',
    run: async (args) => (await import('./failover.ts')).failoverFault(args),
  },
  ...(await import('./with-ledger.ts')).withLedger,
}

const [name, ...args] = process.argv.slice(2)
const fault = name === undefined ? undefined : faults[name]
if (fault) process.exitCode = (await fault.run(args)) ? 0 : 1
else {
  for (const [known, { what }] of Object.entries(faults)) console.log(`${known.padEnd(10)} ${what}`)
  if (name !== undefined) process.exitCode = 1
}
