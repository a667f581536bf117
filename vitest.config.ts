import { defineConfig } from 'vitest/config'
import { texts } from './web/texts/texts-plugin.ts'

/** Walks over everything and generated worlds, each of more than ten seconds: `.ci/run quick` leaves them out. */
const LONG = [
  'server/src/access-matrix',
  'server/src/door/{exactly-once,killed-between}',
  'server/src/http/{poisoned-fields,becoming-admin,foreign-origin,process,stalled-uploads}',
  'server/src/images/hostile-files',
  'server/src/mail/injection',
  'server/src/modules/analytics/analytics',
  'server/src/worker/generated-files',
  'server/src/modules/imports/{imports,import-faults}',
  'server/src/modules/inbox/{answers-by-mail,hostile-catalogues,hostile-mail}',
  'server/src/modules/invitations/accept-invitation',
  'server/src/modules/mail/mail-faults',
  'server/src/modules/orders/{never-oversold,order-states,order-changes,order-faults,payment-histories}',
  'server/src/modules/products/product-states',
  'server/src/world/load-demo-pictures',
].map((file) => `${file}.test.ts`)

export default defineConfig({
  plugins: [texts()],
  test: {
    include: ['{contract,db,server,web,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**', ...(process.env.QUICK ? LONG : [])],
    globalSetup: ['db/src/testing/cluster-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // The files of a worker share its modules, which take a quarter of the time to load: a test ends what it started.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    testTimeout: 180_000, // only what hangs fails
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
})
