import path from 'node:path'
import { startVitest } from 'vitest/node'
import { requireBuiltWeb } from './require-built-web.ts'

/** Runs the journeys whose file names contain one of these words, or all; returns the exit code. */
export async function runJourneys(words: string[] = []): Promise<void> {
  requireBuiltWeb()
  const vitest = await startVitest('test', words, {
    config: path.resolve(import.meta.dirname, '../../e2e/vitest.config.ts'),
    run: true,
  })
  await vitest.close()
}
