import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { prepareDatabase } from '@ticarum/db/prepare'
import { demoLogins, loadDemoWorld } from '@ticarum/db/world/demo'
import { startOpenIdServer } from '@ticarum/server/testing/openid-server'
import { openDatabase, PASSWORD } from './development-database.ts'
import { startMailbox } from './mailbox.ts'

const root = path.resolve(import.meta.dirname, '..')
const port = Number(process.env.PORT ?? 3000)
const origin = `http://localhost:${port}`

const children: ChildProcess[] = []
// Watched folders by name: otherwise Node would watch every file that Vite loads, and restart at each one that it
// deletes.
const watching = [
  ...['contract', 'db', 'server'].map((folder) => `--watch-path=${path.join(root, folder, 'src')}`),
  '--watch-preserve-output',
]
function run(entry: string, env: Record<string, string>, flags = watching) {
  const child = spawn(process.execPath, [...flags, '--disable-warning=ExperimentalWarning', path.join(root, entry)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', ...env },
  })
  children.push(child)
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}

const started = performance.now()
if (await answers(`${origin}/healthz`)) {
  console.error(`Something answers at ${origin} already. Stop it, or choose another port: PORT=3001 npm run dev`)
  process.exit(1)
}
const database = await openDatabase('ticarum')
const urls = await prepareDatabase(database.adminUrl, database.name, PASSWORD)
const world = await loadDemoWorld(urls.owner)
const mailbox = await startMailbox({ smtpPort: 0, httpPort: Number(process.env.MAILBOX_PORT ?? port + 80) })
// The sign-in button of Google leads to a stand-in, unless real credentials are given.
const standIn = process.env.GOOGLE_CLIENT_ID ? null : await startOpenIdServer(`${origin}/auth/google/callback`)
const standInPerson = {
  sub: 'stand-in',
  email: 'google@stand-in.example',
  email_verified: true,
  name: 'Google Stand-In',
}
standIn?.signsIn(standInPerson)
const settings = {
  ...standIn?.environment,
  DATABASE_URL: urls.app,
  DATABASE_SIGN_IN_URL: urls.sign_in,
  DATABASE_DIRECT_URL: urls.worker,
  ORIGIN: origin,
  PORT: String(port),
  SMTP_URL: `smtp://127.0.0.1:${mailbox.smtpPort}`,
  NOTICES_QUIET: '5',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
}
run('server/src/http.ts', settings)
run('server/src/worker.ts', { ...settings, WORKER_PORT: '0' })

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  await Promise.all(
    children.map((child) => {
      const ended = new Promise((exited) => child.once('exit', exited))
      child.kill('SIGTERM')
      return child.exitCode === null ? ended : undefined
    }),
  )
  await Promise.all([mailbox.close(), standIn?.close()])
  await database.stop()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

/** Requests the first page and its scripts once, so that they are compiled before somebody waits for them. */
async function warmUp(): Promise<void> {
  const page = await fetch(origin).then(
    (response) => response.text(),
    () => '',
  )
  const scripts = page.matchAll(/"(\/(?:app|@id|node_modules)\/[^"]+)"/g)
  await Promise.allSettled([...new Set([...scripts].map(([, path]) => path))].map((path) => fetch(origin + path)))
}

while (!stopping && !(await answers(`${origin}/readyz`))) await new Promise((wait) => setTimeout(wait, 200))
if (!stopping) await warmUp()
console.log(`
  Ticarum    ${origin}
  API        ${origin}/api
  Mailbox    ${mailbox.url}
  Google     ${standIn ? `a stand-in, which signs in ${standInPerson.email}` : 'as in the environment'}
  Database   ${urls.app}

  Demo world ${world}; sign in at ${origin}/auth as
${demoLogins.map(({ role, email, password }) => `    ${role.padEnd(9)} ${email.padEnd(26)} ${password}`).join('\n')}

  Ready after ${((performance.now() - started) / 1000).toFixed(1)} s. Ctrl-C stops everything.
`)

if (!stopping) run('scripts/demo-pictures.ts', { ...settings, DATABASE_URL: urls.owner }, [])
