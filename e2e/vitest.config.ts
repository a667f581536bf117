import { defineConfig } from 'vitest/config'
import { ResultsReporter } from './system/results-reporter.ts'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: process.env.SCREENS ? ['pictures.e2e.ts'] : ['journeys/**/*.e2e.ts'],
    globalSetup: ['system/global-setup.ts'],
    // Two files at a time. They share a database and a browser: a journey makes the people it needs, and compares only
    // what is its own.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    // A browser waits so many seconds and no longer, and a shared machine may sleep through them: continuous
    // integration asks once more, and says so beside the journey.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 120_000,
    teardownTimeout: 30_000,
    // Some journeys alone say nothing of the others: their results are not kept.
    reporters: process.env.PARTIAL ? ['default'] : ['default', new ResultsReporter()],
  },
})
