/** `npm run bench` measures all hot paths; `npm run bench -- door` one part with its report; `--help` lists them. */
const benches: Record<string, { about: string; run(): Promise<void> }> = {
  '': {
    about:
      'all hot paths in one table, with their goals: docs/reports/bench.md ' +
      '(--sizes 10000,1000000, --streams 1000; --quick writes nothing)',
    run: async () => (await import('./whole.ts')).benchAll(),
  },
  door: {
    about:
      'what the door costs: lists and single rows through the whole pipeline, ' +
      'against the same statements in a bare Node process',
    run: async () => (await import('./door.ts')).benchDoor(),
  },
  against: {
    about: 'a guarded read and placing, against another checkout in turns (--before FOLDER)',
    run: async () => (await import('./against.ts')).benchAgainst(),
  },
  catalogue: {
    about:
      'lists, search and pages of the catalogue: how they grow from 10,000 to 1,000,000 products, ' +
      'and against a bare process (--sizes 10000,100000)',
    run: async () => (await import('./catalogue.ts')).benchCatalogue(),
  },
  orders: {
    about:
      'lists of orders at 10,000 and 1,000,000 orders, ' +
      'and placing against the bare transaction (--sizes 10000,1000000)',
    run: async () => (await import('./orders.ts')).benchOrders(),
  },
  events: {
    about:
      '10,000 open streams of one process: memory and delay; placing orders with events and without (--streams); ' +
      'or delays of several processes, woken by NOTIFY and by NATS (--instances 4)',
    run: async () => (await import('./events.ts')).benchEvents(),
  },
  worlds: {
    about:
      'only makes the worlds of catalogue and orders in the folder BENCH_WORLDS, where later runs find them ' +
      '(--sizes 10000,1000000)',
    run: async () => (await import('./make-worlds.ts')).makeWorlds(),
  },
  pages: {
    about: 'pages of the catalogue for a visitor, for a customer and through the cache, against their JSON',
    run: async () => (await import('./pages.ts')).benchPages(),
  },
}

const [first = ''] = process.argv.slice(2)
const name = first.startsWith('--') && first !== '--help' ? '' : first
const bench = benches[name]
if (bench) await bench.run()
else {
  const command = (each: string) => (each ? `npm run bench -- ${each}` : 'npm run bench').padEnd(26)
  for (const [each, { about }] of Object.entries(benches)) console.log(`${command(each)} ${about}`)
  if (name !== '--help') process.exitCode = 1
}
