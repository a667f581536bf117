import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFile, glob, readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { connect } from 'node:net'
import path from 'node:path'
import { emptyDebian, makeRelease, notRun, requireWalkers, say } from './release/empty-debian.ts'
import { pageCommands } from './release/page-commands.ts'

/**
 * `npm run install-walk`: makes an empty Debian in a folder, runs exactly the commands of docs/operations/install.md
 * there, opens the home page and signs the first admin in. Needs root, mmdebstrap, and the ports of the page.
 * systemd does not run in a folder: `systemctl` there is release/systemctl-stand-in.sh.
 */
const root = path.resolve(import.meta.dirname, '..')
const PORTS = [80, 443, 3000, 3001, 3100, 3999, 5432, 6081]
const DONE = 'the page is done'
const site = 'ticarum.test'
const admin = { email: `first@${site}`, password: 'a walk from nothing' }

const answers = (port: number): Promise<boolean> =>
  new Promise((known) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => known(true)).once('error', () => known(false))
    socket.once('connect', () => socket.destroy())
  })

requireWalkers()
for (const port of PORTS) if (await answers(port)) notRun(`something listens on port ${port} of this machine`)

const page = pageCommands(await readFile(path.join(root, 'docs/operations/install.md'), 'utf8'))
const { 'On the machine that builds': build = '', 'On the server': install = '' } = page
const files = await makeRelease(build)
const machine = await emptyDebian('install-walk')

const inside = (file: string) => path.join(machine, file)
await copyFile(path.join(root, 'scripts/release/systemctl-stand-in.sh'), inside('usr/local/bin/systemctl'))
// Debian's packages start their services by systemd, which is not there; the page starts them.
await writeFile(inside('usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 })
for (const file of files) await copyFile(file, inside(path.join('root', path.basename(file))))
await writeFile(inside('root/page.sh'), `set -euxo pipefail\n${install}\nset +x\necho '${DONE}'\nexec sleep infinity\n`)

const mounts = [
  'mount --make-rprivate /',
  `mount -t proc proc ${inside('proc')}`,
  `mount --rbind /dev ${inside('dev')}`,
  `mount -t tmpfs tmpfs ${inside('run')}`,
  `exec chroot ${machine} /usr/bin/env -i HOME=/root TERM=dumb SITE=${site} ADMIN=${admin.email} \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin bash /root/page.sh`,
]
const walk = spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'bash', '-ec', mounts.join('\n')], {
  stdio: ['ignore', 'pipe', 'pipe'],
})
let said = ''
const done = new Promise<void>((page, failed) => {
  for (const stream of [walk.stdout, walk.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk
      process.stdout.write(chunk)
      if (said.includes(`\n${DONE}\n`)) page()
    })
  walk.once('exit', (code) => failed(new Error(`the page ended with ${code} at the command above`)))
})

interface Answer {
  status: number
  text: string
  cookies: string[]
}
/** As a browser asks: by TLS, under the site's name. */
function ask(method: string, address: string, { body, cookie = '' }: { body?: object; cookie?: string } = {}) {
  return new Promise<Answer>((answered, failed) => {
    const headers = {
      host: site,
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    }
    const options = { host: '127.0.0.1', port: 443, servername: site, rejectUnauthorized: false, headers, method }
    const sent = request({ ...options, path: address }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () =>
        answered({ status: answer.statusCode ?? 0, text, cookies: answer.headers['set-cookie'] ?? [] }),
      )
    })
    sent.on('error', failed).end(body ? JSON.stringify(body) : undefined)
  })
}
function expectStatus(what: string, { status, text }: Answer, wanted: number): void {
  if (status !== wanted) throw new Error(`${what} answered ${status} instead of ${wanted}: ${text.slice(0, 400)}`)
  say(`${what}: ${status}`)
}

try {
  await done
  say('all commands of the page were run')
  const home = await ask('GET', '/')
  expectStatus('the home page', home, 200)
  const asset = /\/assets\/[\w./-]+\.js/.exec(home.text)?.[0] ?? '/no-asset-was-named'
  expectStatus(`its script ${asset}`, await ask('GET', asset), 200)

  const token = /accept-invitation\?token=([\w-]{43})/.exec(said)?.[1]
  const accepted = { token, fullName: 'Selin Erciyes', password: admin.password }
  expectStatus('the invitation', await ask('POST', '/api/v1/invitation/acceptance', { body: accepted }), 200)
  const session = await ask('POST', '/api/v1/session', { body: admin })
  expectStatus('signing in', session, 200)
  const cookie = session.cookies.map((each) => each.split(';')[0]).join('; ')
  const dashboard = await ask('GET', '/admin/dashboard', { cookie })
  expectStatus("the first admin's dashboard", dashboard, 200)
  if (!dashboard.text.includes('Admin Dashboard')) throw new Error('that page is no dashboard of an admin')
  say('the walk is done')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  for await (const log of glob('var/log/{ticarum,varnish,haproxy}*.log', { cwd: machine }))
    console.error(`== ${log}\n${(await readFile(inside(log), 'utf8')).slice(-3000)}`)
  process.exitCode = 1
} finally {
  walk.removeAllListeners('exit')
  walk.kill('SIGKILL') // with it everything that it started (--kill-child)
}
