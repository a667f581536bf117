import { defineConfig } from 'vitest/config'
import { texts } from './web/texts/texts-plugin.ts'

export default defineConfig({
  plugins: [texts()],
  test: {
    include: ['{contract,db,server,web,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**'],
    globalSetup: ['db/src/testing/cluster-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 180_000, // only what hangs fails
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
})
