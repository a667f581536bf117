import { defineConfig } from 'vitest/config'
import { LongestFirst } from './system/longest-first.ts'
import { ResultsReporter } from './system/results-reporter.ts'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: process.env.SCREENS ? ['pictures.e2e.ts'] : ['journeys/**/*.e2e.ts'],
    globalSetup: ['system/global-setup.ts'],
    // Two files at a time, each on a system of its own. Files that run on it one after the other share its database: a
    // journey makes the people it needs, and compares only what is its own.
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    // A browser waits so many seconds and no longer, and a shared machine may sleep through them: continuous
    // integration tries once more. Each such journey is named as a fault to mend, and more than two fail the run
    // (scripts/ci-total.ts).
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 120_000,
    teardownTimeout: 30_000,
    // Some journeys alone say nothing of the others: their results are not kept.
    reporters: process.env.PARTIAL ? ['default'] : ['default', new ResultsReporter()],
  },
})
