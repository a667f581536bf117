import { defineConfig } from 'vitest/config'
import { LongestFirst } from './system/longest-first.ts'
import { PATIENCE } from './system/patience.ts'
import { ResultsReporter } from './system/results-reporter.ts'

/** A run takes pictures, of screens or of a deal (`npm run screens`), or walks journeys. */
function filesToRun(): string[] {
  if (!process.env.SCREENS) return ['journeys/**/*.e2e.ts']
  return process.env.SCREENS === 'deal' ? ['deal.e2e.ts'] : ['pictures.e2e.ts']
}

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: filesToRun(),
    globalSetup: ['system/global-setup.ts'],
    // Two files run at a time, each on a system of its own. Files that run on one system after the other share its
    // database: a journey makes the people it needs, and compares only its own rows.
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Only what hangs fails.
    testTimeout: 180_000,
    expect: { poll: { timeout: PATIENCE } },
    hookTimeout: 180_000,
    teardownTimeout: 30_000,
    // Results of a selection of journeys are not kept, because they say nothing about the others.
    reporters: process.env.PARTIAL ? ['default'] : ['default', new ResultsReporter()],
  },
})
