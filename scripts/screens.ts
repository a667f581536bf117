import { parseArgs } from 'node:util'
import { runJourneys } from './journeys/run-journeys.ts'

/**
 * `npm run screens` makes the pictures of docs/screens anew; `npm run screens -- cart order-` those of every screen and
 * look whose names begin so, and `-- --all` all of them, in .data/screens.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } })

process.env.SCREENS = values.all ? 'all' : positionals.join(',') || 'gallery'
process.env.PARTIAL = '1'
await runJourneys()
