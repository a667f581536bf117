import path from 'node:path'
import { startVitest } from 'vitest/node'
import { requireBuiltWeb } from './require-built-web.ts'

/** Runs the journeys whose file names contain one of these words, or all; of them those of these names, if any. */
export async function runJourneys(words: string[] = [], names: string[] = []): Promise<void> {
  requireBuiltWeb()
  const vitest = await startVitest('test', words, {
    config: path.resolve(import.meta.dirname, '../../e2e/vitest.config.ts'),
    run: true,
    ...(names.length > 0 && { testNamePattern: names.map(patternOf).join('|') }),
  })
  await vitest.close()
}

/** A name holds those of its groups before ' > '; vitest compares them joined by blanks. */
const patternOf = (name: string) => `^${name.split(' > ').map(RegExp.escape).join('( > | )')}$`
