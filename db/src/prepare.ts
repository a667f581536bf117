import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { migrate } from './migrate.ts'

const rolesFile = new URL('../roles.sql', import.meta.url)

export interface DatabaseUrls {
  /** owns the schema: migrations and seeds */
  owner: string
  /** serves requests; may go through pgbouncer */
  app: string
  /** runs jobs and listens: a direct connection */
  worker: string
  /** signs people in, and nothing else; may go through pgbouncer */
  signIn: string
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
  return { owner: as('owner'), app: as('app'), worker: as('worker'), signIn: as('sign_in') }
}

const LOGINS = ['owner', 'app', 'worker', 'sign_in'] as const
const MARK = 'Its password is set whenever a database for development or tests is prepared.'

const logsIn = async (url: string): Promise<boolean> => {
  const client = new pg.Client(url)
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

/** Roles of others keep their passwords: ours are marked, or have the password already. */
async function refuseForeignRoles(admin: pg.Client, adminUrl: string, password: string): Promise<void> {
  const { rows } = await admin.query<{ name: (typeof LOGINS)[number]; mark: string | null; database: string }>(
    `select rolname as name, shobj_description(oid, 'pg_authid') as mark, current_database() as database
      from pg_roles where rolname = any ($1)`,
    [LOGINS],
  )
  for (const { name, database } of rows.filter(({ mark }) => mark !== MARK)) {
    const [right, any] = [password, randomUUID()].map(
      (tried) => urlsFor(adminUrl, database, tried)[name === 'sign_in' ? 'signIn' : name],
    )
    if (right && any && (await logsIn(right)) && !(await logsIn(any))) continue
    throw new Error(
      `This PostgreSQL has a role '${name}' that was not made here, and its password would be overwritten: ` +
        'name another server, or one without the roles owner, app, worker and sign_in.',
    )
  }
}

/**
 * Creates missing roles and the database, with an account that may do so, and migrates. For development and tests: it
 * sets the passwords of the roles that log in.
 */
export async function prepareDatabase(adminUrl: string, database: string, password: string): Promise<DatabaseUrls> {
  const admin = new pg.Client(adminUrl)
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock(7304)') // so that two processes at once do not both create
    await refuseForeignRoles(admin, adminUrl, password)
    await admin.query(await readFile(rolesFile, 'utf8'))
    for (const role of LOGINS) {
      await admin.query(`alter role ${role} password ${pg.escapeLiteral(password)}`)
      await admin.query(`comment on role ${role} is ${pg.escapeLiteral(MARK)}`)
    }
    const exists = await admin.query('select from pg_database where datname = $1', [database])
    if (exists.rowCount === 0) await admin.query(`create database ${pg.escapeIdentifier(database)} owner owner`)
    await closeDatabase(admin, database)
  } finally {
    await admin.end()
  }
  const urls = urlsFor(adminUrl, database, password)
  await migrate(urls.owner)
  return urls
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
  await admin.query(`revoke all on database ${name} from public`)
  await admin.query(`grant connect on database ${name} to app, worker, sign_in`)
}
