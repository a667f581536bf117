import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCluster } from '@ticarum/db/cluster'
import { prepareDatabase } from '@ticarum/db/prepare'
import { demoLogins, loadDemoWorld } from '@ticarum/db/world/demo'
import { startMailbox } from './mailbox.ts'

const root = path.resolve(import.meta.dirname, '..')
const port = Number(process.env.PORT ?? 3000)
const origin = `http://localhost:${port}`
const PASSWORD = 'development'

/** PostgreSQL can't run as root, nor enter root's folders: then its data lies in the temporary folder. */
function dataFolder(): string {
  if (process.getuid?.() !== 0) return path.join(root, '.data', 'postgres')
  return path.join(tmpdir(), `ticarum-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`)
}

async function openDatabase() {
  const given = process.env.DATABASE_URL
  if (given) return { adminUrl: given, name: new URL(given).pathname.slice(1) || 'ticarum', stop: async () => {} }
  const cluster = await startCluster({ dir: dataFolder() })
  return { adminUrl: cluster.url(), name: 'ticarum', stop: cluster.stop }
}

const children: ChildProcess[] = []
function run(entry: string, env: Record<string, string>) {
  // Folders by name: else Node would follow every file that Vite loads, and start again at each one that it throws away.
  const watched = ['contract', 'db', 'server'].map((folder) => `--watch-path=${path.join(root, folder, 'src')}`)
  const child = spawn(process.execPath, [...watched, '--watch-preserve-output', '--disable-warning=ExperimentalWarning', path.join(root, entry)], {
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
const database = await openDatabase()
const urls = await prepareDatabase(database.adminUrl, database.name, PASSWORD)
const world = await loadDemoWorld(urls.owner)
const mailbox = await startMailbox({ smtpPort: 0, httpPort: Number(process.env.MAILBOX_PORT ?? port + 80) })
const settings = {
  DATABASE_URL: urls.app,
  DATABASE_DIRECT_URL: urls.worker,
  ORIGIN: origin,
  PORT: String(port),
  SMTP_URL: `smtp://127.0.0.1:${mailbox.smtpPort}`,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
}
run('server/src/http.ts', settings)
run('server/src/worker.ts', settings)

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
  await mailbox.close()
  await database.stop()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

while (!stopping && !(await answers(`${origin}/readyz`))) await new Promise((wait) => setTimeout(wait, 200))
console.log(`
  Ticarum    ${origin}
  API        ${origin}/api
  Mailbox    ${mailbox.url}
  Database   ${urls.app}

  Demo world ${world}; sign in at ${origin}/auth as
${demoLogins.map(({ role, email, password }) => `    ${role.padEnd(9)} ${email.padEnd(26)} ${password}`).join('\n')}

  Ready after ${((performance.now() - started) / 1000).toFixed(1)} s. Ctrl-C stops everything.
`)
