import { migrate } from '@ticarum/db/migrate'

/** Brings the database of DATABASE_OWNER_URL up to date; running it again changes nothing. */
const url = process.env.DATABASE_OWNER_URL
if (!url) {
  console.error(
    'DATABASE_OWNER_URL is not set: give the URL of the database as role owner, ' +
      'as in postgres://owner:password@host/ticarum.',
  )
  process.exit(1)
}

try {
  const { migrations, functions, dropped } = await migrate(url)
  const done = [...migrations, ...functions.map((name) => `fx.${name}`)]
  if (done.length > 0) console.log(`Applied ${done.join(', ')}.`)
  if (dropped.length > 0) console.log(`Dropped ${dropped.map((name) => `fx.${name}`).join(', ')}.`)
  if (done.length + dropped.length === 0) console.log('The database is up to date.')
} catch (error) {
  console.error(`The database was not migrated: ${error instanceof Error ? error.message || error.name : error}`)
  process.exitCode = 1
}
