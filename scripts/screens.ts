import { parseArgs } from 'node:util'
import { runJourneys } from './journeys/run-journeys.ts'

/**
 * `npm run screens` renders the pictures of docs/screens; `npm run screens -- cart order-` those of every screen and
 * look whose name begins so, and `-- --all` all of them, in .data/screens. `npm run screens -- deal` plays one deal
 * between four people and renders docs/screens/deal.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } })

process.env.SCREENS = values.all ? 'all' : positionals.join(',') || 'gallery'
process.env.PARTIAL = '1'
await runJourneys()
