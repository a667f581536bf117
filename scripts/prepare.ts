import { LOGINS, prepareForProduction } from '@ticarum/db/prepare'
import { operatorSetting, refuse } from './as-operator.ts'

/**
 * Makes the roles, their logins and the database that the settings of the processes name, and migrates. Running it
 * again sets the passwords anew.
 */
function setting(name: string): string {
  const url = operatorSetting(name)
  if (!url || !URL.canParse(url)) refuse(`${name} is not set: give a URL, as in postgres://role:password@host/ticarum.`)
  return url
}

const adminUrl = setting('DATABASE_ADMIN_URL')
const urls = {
  owner: setting(LOGINS.owner),
  app: setting(LOGINS.app),
  worker: setting(LOGINS.worker),
  sign_in: setting(LOGINS.sign_in),
}
try {
  const { migrations, waiting } = await prepareForProduction(adminUrl, urls)
  console.log(`The roles ${Object.keys(LOGINS).join(', ')} can log in; ${migrations.length} migrations were applied.`)
  if (waiting.length > 0) console.log(`${waiting.join(', ')}: left for \`npm run db:migrate -- --contract\`.`)
} catch (error) {
  console.error(`The database is not prepared: ${error instanceof Error ? error.message || error.name : error}`)
  process.exitCode = 1
}
