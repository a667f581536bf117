import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startCluster } from '@ticarum/db/cluster'
import { urlsFor } from '@ticarum/db/prepare'
import { emptyDebian, makeRelease, notRun, requireWalkers, say } from './release/empty-debian.ts'
import { type Instruction, imageInstructions, lastStage } from './release/image-instructions.ts'

/**
 * `npm run image-walk`: the steps of deploy/container/Dockerfile in an empty Debian, where there is no container
 * engine. Then its commands run as its user on a read-only root, as compose runs them, until its health check is glad.
 */
requireWalkers()
const instructions = await imageInstructions()
const build = instructions.find(({ name, rest }) => name === 'RUN' && rest.startsWith('deploy/build.sh'))
if (!build) notRun('the image is not made by deploy/build.sh')
const [archive = ''] = await makeRelease('deploy/build.sh')
const machine = await emptyDebian('image-walk')

const image = {
  user: '',
  environment: ['PATH=/usr/bin:/bin'],
  entry: [] as string[],
  command: [] as string[],
  health: [''],
}
const steps: Record<string, (rest: string) => void> = {
  RUN: (rest) => execFileSync('chroot', [machine, '/bin/sh', '-ec', rest], { stdio: 'inherit' }),
  COPY: (rest) => {
    if (rest !== '--from=build /release /opt/ticarum') throw new Error(`COPY ${rest} is not known here`)
    execFileSync('mkdir', ['-p', path.join(machine, 'opt/ticarum')])
    execFileSync('tar', ['-xzf', archive, '-C', path.join(machine, 'opt/ticarum'), '--strip-components=1'])
  },
  USER: (rest) => {
    image.user = rest
  },
  ENV: (rest) => {
    image.environment.push(...rest.split(' '))
  },
  ENTRYPOINT: (rest) => {
    image.entry = JSON.parse(rest)
  },
  CMD: (rest) => {
    image.command = JSON.parse(rest)
  },
  HEALTHCHECK: (rest) => {
    image.health = JSON.parse(rest.slice(rest.indexOf('CMD ') + 'CMD '.length))
  },
  EXPOSE: () => {},
  STOPSIGNAL: () => {},
}
function take({ name, rest }: Instruction): void {
  const step = steps[name]
  if (!step) throw new Error(`${name} is not known here`)
  step(rest)
}
lastStage(instructions).forEach(take)
say('the steps of the image are done')

/** As compose runs it: a read-only root, a temporary folder, and the volume of the scripts. */
function start(words: string[], settings: Record<string, string>) {
  const environment = [...image.environment, ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)]
  const assets = `${machine}/var/lib/ticarum/assets`
  const mounts = [
    'mount --make-rprivate /',
    `mount --bind ${machine} ${machine}`,
    `mount -t proc proc ${machine}/proc`,
    `mount --rbind /dev ${machine}/dev`,
    `mount -t tmpfs tmpfs ${machine}/tmp`,
    `mount -t tmpfs -o uid=${image.user},mode=0750 tmpfs ${assets}`,
    `mount -o remount,bind,ro ${machine}`,
    // Not by exec: who changes the user loses --kill-child. This shell keeps it, and all processes end with the first.
    '"$@"; exit $?',
  ]
  const inside = ['chroot', `--userspec=${image.user}`, machine, '/usr/bin/env', '-i', ...environment, ...words]
  const flags = ['--mount', '--pid', '--fork', '--kill-child', 'bash', '-ec', mounts.join('\n'), 'bash']
  const child = spawn('unshare', [...flags, ...inside], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const ended = new Promise<number | null>((exited) => child.once('exit', exited))
  return { child, ended, output: () => output }
}

const cluster = await startCluster({ dir: await mkdtemp(path.join(tmpdir(), 'ticarum-image-')) })
const running: ReturnType<typeof start>[] = []
try {
  const urls = urlsFor(cluster.url(), 'ticarum', 'a-password-of-this-walk')
  const logins = {
    DATABASE_URL: urls.app,
    DATABASE_SIGN_IN_URL: urls.sign_in,
    DATABASE_DIRECT_URL: urls.worker,
  }
  const prepared = start([...image.entry, 'prepare'], {
    ...logins,
    DATABASE_OWNER_URL: urls.owner,
    DATABASE_ADMIN_URL: cluster.url(),
  })
  if ((await prepared.ended) !== 0) throw new Error(`prepare failed: ${prepared.output()}`)
  say(prepared.output().trim())

  const settings = {
    ...logins,
    ORIGIN: 'https://ticarum.test',
    MAIL_FROM: 'Ticarum <trade@ticarum.test>',
    SMTP_URL: 'smtp://127.0.0.1:25',
    STORAGE_DIR: '/tmp/files',
    DEVICE_SECRET: 'signs what limits tell devices apart by',
    DEAL_SECRET: 'makes the tokens of links to deals',
  }
  const server = start([...image.entry, ...image.command], settings)
  const worker = start([...image.entry, 'worker'], settings)
  running.push(server, worker)
  let healthy = false
  for (let tries = 0; tries < 60 && !healthy; tries += 1) {
    healthy = (await start(image.health, {}).ended) === 0
    if (!healthy) await sleep(1000)
  }
  if (!healthy) throw new Error(`the server is not healthy: ${server.output()}`)
  say(`the server is healthy, as user ${image.user}, on a read-only root`)
  const home = await fetch('http://127.0.0.1:3000/')
  if (home.status !== 200) throw new Error(`the home page answered ${home.status}`)
  if (!worker.output().includes('the worker is running')) throw new Error(`the worker: ${worker.output()}`)
  say('the home page: 200; the worker is running')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  for (const { child, ended } of running) {
    child.kill('SIGKILL') // with it everything that it started (--kill-child)
    await ended
  }
  await cluster.stop()
}
