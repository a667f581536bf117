import { parseArgs } from 'node:util'
import { runJourneys } from './journeys/run-journeys.ts'

/**
 * `npm run axe` checks every screen in English light and Arabic dark; `npm run axe -- --all` in each language, light
 * and dark.
 */
const { values } = parseArgs({ options: { all: { type: 'boolean' } } })

if (values.all) process.env.LOOKS = 'all'
process.env.PARTIAL = '1'
await runJourneys(['journeys/axe'])
