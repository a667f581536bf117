import { parseArgs } from 'node:util'
import { migrate } from '@ticarum/db/migrate'
import { ownerUrl } from './as-operator.ts'

/**
 * Brings the database of DATABASE_OWNER_URL up to date; running it again changes nothing. With --contract it also takes
 * away what only processes of the release before needed: none of them may be running any more.
 */
const { values } = parseArgs({ options: { contract: { type: 'boolean', default: false } } })
const url = ownerUrl()

try {
  const phase = values.contract ? 'contract' : 'expand'
  const { migrations, waiting, functions, dropped } = await migrate(url, undefined, { phase })
  const done = [...migrations, ...functions.map((name) => `fx.${name}`)]
  if (done.length > 0) console.log(`Applied ${done.join(', ')}.`)
  if (dropped.length > 0) console.log(`Dropped ${dropped.map((name) => `fx.${name}`).join(', ')}.`)
  if (waiting.length > 0)
    console.log(
      `${waiting.join(', ')}: left for later. Run \`npm run db:migrate -- --contract\` once every process of the ` +
        'release before has ended.',
    )
  if (done.length + dropped.length + waiting.length === 0) console.log('The database is up to date.')
} catch (error) {
  console.error(`The database was not migrated: ${error instanceof Error ? error.message || error.name : error}`)
  process.exitCode = 1
}
