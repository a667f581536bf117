/** `npm run bench` lists what can be measured; `npm run bench -- door` measures it. */
const benches: Record<string, { about: string; run(): Promise<void> }> = {
  door: {
    about: "the door's price: lists and single rows through the whole pipeline, against the same statements in a bare Node process",
    run: async () => (await import('./door.ts')).benchDoor(),
  },
}

const [name = ''] = process.argv.slice(2)
const bench = benches[name]
if (bench) await bench.run()
else {
  for (const [each, { about }] of Object.entries(benches)) console.log(`npm run bench -- ${each.padEnd(8)} ${about}`)
  if (name) process.exitCode = 1
}
