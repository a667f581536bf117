import { defineConfig } from 'vitest/config'
import { texts } from './web/texts/texts-plugin.ts'

/** Walks over everything and generated worlds, each of more than ten seconds: `.ci/run quick` leaves them out. */
const LONG = [
  'db/src/careful-migrations',
  'server/src/access-matrix',
  'server/src/door/{exactly-once,found-again,killed-between}',
  'server/src/http/{poisoned-fields,becoming-admin,foreign-origin,hostile-values,pressure,process,stalled-uploads}',
  'server/src/http/visitors-get-nothing',
  'server/src/images/{hostile-files,read-image}',
  'server/src/mail/injection',
  'server/src/modules/analytics/analytics',
  'server/src/worker/generated-files',
  'server/src/modules/imports/{imports,import-faults}',
  'server/src/modules/inbox/{answers-by-mail,hostile-catalogues,hostile-mail}',
  'server/src/modules/identity/shared-address',
  'server/src/modules/invitations/accept-invitation',
  'server/src/modules/listings/hidden-prices',
  'server/src/modules/mail/{bounces,mail-faults}',
  'server/src/modules/messages/whose-conversations',
  'server/src/modules/orders/amended-orders',
  'server/src/modules/orders/{never-oversold,order-states,order-changes,order-faults,payment-histories}',
  'server/src/modules/products/product-states',
  'server/src/modules/text-messages/text-faults',
  'server/src/platform/may-start',
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
