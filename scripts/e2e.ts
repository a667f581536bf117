import { parseArgs } from 'node:util'
import { runJourneys } from './journeys/run-journeys.ts'

/**
 * `npm run e2e`, `npm run e2e -- sign-in`; `npm run e2e -- --screens` makes the pictures in docs/screens anew, `--
 * --screens cart order-` those whose names begin so.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { screens: { type: 'boolean' } } })

if (values.screens) process.env.SCREENS = positionals.join(',') || 'all'
if (values.screens || positionals.length > 0) process.env.PARTIAL = '1'
await runJourneys(values.screens ? [] : positionals)
