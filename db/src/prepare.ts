import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { type MigrationResult, migrate } from './migrate.ts'

const SHORTEST = 16 // characters of a login's password
const rolesFile = new URL('../roles.sql', import.meta.url)

export interface DatabaseUrls {
  /** owns the schema: migrations and seeds */
  owner: string
  /** serves requests; may go through pgbouncer */
  app: string
  /** runs jobs and listens: a direct connection */
  worker: string
  /** signs people in, and nothing else; may go through pgbouncer */
  sign_in: string
}

/** The URLs of the four roles that log in, on the database that `adminUrl` names. */
export function urlsFor(adminUrl: string, database: string, password: string): DatabaseUrls {
  const as = (role: string) => {
    const url = new URL(adminUrl)
    url.username = role
    url.password = password
    url.pathname = `/${database}`
    return url.href
  }
  return { owner: as('owner'), app: as('app'), worker: as('worker'), sign_in: as('sign_in') }
}

/** The roles that log in, each with the setting that holds its URL. */
export const LOGINS = {
  owner: 'DATABASE_OWNER_URL',
  app: 'DATABASE_URL',
  worker: 'DATABASE_DIRECT_URL',
  sign_in: 'DATABASE_SIGN_IN_URL',
} as const
type Login = keyof typeof LOGINS
const logins = Object.keys(LOGINS) as Login[]

/** Said of our roles, so that those of others are known. */
const MARKS = {
  development: 'Its password is set whenever a database for development or tests is prepared.',
  production: 'Its password is set by npm run db:prepare.',
}

const logsIn = async (url: string): Promise<boolean> => {
  const client = new pg.Client(url)
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

const passwordIn = (url: string): string => new pg.Client(url).password ?? ''

/** Roles of others keep their passwords: ours are marked, or have the password already. */
async function refuseForeignRoles(admin: pg.Client, adminUrl: string, urls: DatabaseUrls, mark: string): Promise<void> {
  const { rows } = await admin.query<{ name: Login; mark: string | null; database: string }>(
    `select rolname as name, shobj_description(oid, 'pg_authid') as mark, current_database() as database
      from pg_roles where rolname = any ($1)`,
    [logins],
  )
  for (const { name, database } of rows.filter((role) => role.mark !== mark)) {
    const [right, any] = [passwordIn(urls[name]), randomUUID()].map((tried) => urlsFor(adminUrl, database, tried)[name])
    if (right && any && (await logsIn(right)) && !(await logsIn(any))) continue
    throw new Error(
      `This PostgreSQL has a role '${name}' that was not made here, and its password would be overwritten: ` +
        `name another server, or one without the roles ${logins.join(', ')}.`,
    )
  }
}

/**
 * Does what only the database's owner may. An ordinary account, which managed servers give, has made that role and may
 * join it, but only a member can act as it; it is one for this moment only.
 */
async function asOwner(admin: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await admin.query<{ rolsuper: boolean }>(
    'select rolsuper from pg_roles where rolname = current_user',
  )
  if (rows[0]?.rolsuper) return work()
  await admin.query('grant owner to current_user')
  try {
    await work()
  } finally {
    await admin.query('revoke owner from current_user')
  }
}

/** Creates missing roles and the database, sets the logins' passwords, and closes the database to all others. */
async function prepareLogins(adminUrl: string, urls: DatabaseUrls, mark: string): Promise<void> {
  const database = new pg.Client(urls.owner).database ?? ''
  const admin = new pg.Client(adminUrl)
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock(7304)') // so that two processes at once do not both create
    await refuseForeignRoles(admin, adminUrl, urls, mark)
    await admin.query(await readFile(rolesFile, 'utf8'))
    for (const role of logins) {
      await admin.query(`alter role ${role} password ${pg.escapeLiteral(passwordIn(urls[role]))}`)
      await admin.query(`comment on role ${role} is ${pg.escapeLiteral(mark)}`)
    }
    await asOwner(admin, async () => {
      const exists = await admin.query('select from pg_database where datname = $1', [database])
      if (exists.rowCount === 0) await admin.query(`create database ${pg.escapeIdentifier(database)} owner owner`)
      await closeDatabase(admin, database)
    })
  } finally {
    await admin.end()
  }
}

/** For development and tests: all roles get the same password. */
export async function prepareDatabase(adminUrl: string, database: string, password: string): Promise<DatabaseUrls> {
  const urls = urlsFor(adminUrl, database, password)
  await prepareLogins(adminUrl, urls, MARKS.development)
  await migrate(urls.owner)
  return urls
}

/** For production: names and passwords are those of the URLs that the processes are given. */
export async function prepareForProduction(adminUrl: string, urls: DatabaseUrls): Promise<MigrationResult> {
  const databases = new Set(logins.map((login) => new pg.Client(urls[login]).database))
  if (databases.size > 1) throw new Error(`The URLs name several databases: ${[...databases].join(', ')}`)
  for (const login of logins) {
    const { user } = new pg.Client(urls[login])
    if (user !== login) throw new Error(`${LOGINS[login]} names the role '${user}', which must be '${login}'`)
    if (passwordIn(urls[login]).length < SHORTEST)
      throw new Error(`${LOGINS[login]} needs a password of ${SHORTEST} characters`)
  }
  await prepareLogins(adminUrl, urls, MARKS.production)
  return migrate(urls.owner, undefined, { phase: 'expand' })
}

/** Copies a template database, to which nobody may be connected meanwhile. */
export async function cloneDatabase(
  adminUrl: string,
  { template, name, password }: { template: string; name: string; password: string },
): Promise<DatabaseUrls> {
  const admin = new pg.Client(adminUrl)
  await admin.connect()
  try {
    await admin.query(`create database ${pg.escapeIdentifier(name)} template ${template} owner owner`)
    await closeDatabase(admin, name)
  } finally {
    await admin.end()
  }
  return urlsFor(adminUrl, name, password)
}

/**
 * These rights are not copied from a template, so they are set on every database: only our roles may connect, and none
 * may create temporary tables.
 */
export async function closeDatabase(admin: pg.Client, database: string): Promise<void> {
  const name = pg.escapeIdentifier(database)
  await admin.query('set role owner')
  await admin.query(`revoke all on database ${name} from public`)
  await admin.query(`grant connect on database ${name} to ${logins.filter((login) => login !== 'owner').join(', ')}`)
  await admin.query('reset role')
}
