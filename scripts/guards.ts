import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { currentCommit } from '@ticarum/server/testing/current-commit'
import { pick } from './guards/pick.ts'
import type { Removal } from './guards/removal.ts'
import { removals } from './guards/removals.ts'
import { runTests } from './guards/run-tests.ts'
import { copyTree } from './guards/tree-copy.ts'

/**
 * Takes guards out of a copy of the code, one at a time, and runs the tests that must miss them. Ends with 1 if one of
 * them would not be missed. `npm run guards`, `npm run guards -- 10` (picked by the commit),
 * `npm run guards -- reset-suspended`; `--minutes 5` begins no further one after five minutes.
 */
const LANES = 2
const root = path.resolve(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, seed: { type: 'string' } },
})

function wanted(): Removal[] {
  const [first] = positionals
  if (first === undefined) return removals
  if (/^\d+$/.test(first)) {
    const seed = values.seed ?? currentCommit()
    console.log(`picked by ${seed}`)
    return pick(removals, Number(first), seed)
  }
  return positionals.map((id) => {
    const found = removals.find((removal) => removal.id === id)
    if (!found) throw new Error(`there is no guard '${id}'; scripts/guards/ lists them`)
    return found
  })
}

const folder = mkdtempSync(path.join(tmpdir(), 'ticarum-guards-'))
chmodSync(folder, 0o755) // PostgreSQL runs as another user
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const chosen = wanted()
const end =
  values.minutes === undefined ? Number.POSITIVE_INFINITY : performance.now() + Number(values.minutes) * 60_000
const [waiting, missed, kept]: [Removal[], string[], string[]] = [[...chosen], [], []]

const copies = Array.from({ length: Math.min(LANES, chosen.length) }, (_, lane) =>
  copyTree(root, path.join(folder, String(lane))),
)

// CI has run all tests already. Elsewhere a test that fails anyway would seem to miss every guard.
if (!process.env.CI && copies[0]) {
  const files = [...new Set(chosen.map(({ test }) => test))]
  const whole = await runTests(copies[0].folder, { files, longest: 3_600_000 })
  if (whole.found || whole.why !== 'nothing turned red') {
    console.error(`The tests must pass while every guard is there: ${whole.found ? whole.by : whole.why}`)
    process.exit(1)
  }
}

await Promise.all(
  copies.map(async (copy) => {
    while (performance.now() < end) {
      const removal = waiting.shift()
      if (!removal) return
      const started = performance.now()
      const verdict = await copy.without(removal, () =>
        runTests(copy.folder, { files: [removal.test], named: removal.named }),
      )
      const seconds = ((performance.now() - started) / 1000).toFixed(0)
      if (verdict.found) missed.push(removal.id)
      else kept.push(`${removal.id}: ${removal.allows} (${removal.file}): ${verdict.why} in ${removal.test}`)
      console.log(
        `${verdict.found ? 'found    ' : 'NOT FOUND'} ${removal.id.padEnd(32)} ${seconds.padStart(3)} s  ` +
          (verdict.found ? verdict.by : verdict.why),
      )
    }
  }),
)

for (const line of kept) console.log(`nobody would miss ${line}`)
if (waiting.length > 0) console.log(`${waiting.length} not tried: no time left`)
console.log(`${missed.length} found / ${missed.length + kept.length} removed`)
if (kept.length > 0 || missed.length === 0) process.exitCode = 1
