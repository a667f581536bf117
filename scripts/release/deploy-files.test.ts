import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { tree } from '../testing/tree.ts'
import { imageInstructions } from './image-instructions.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFile(path.join(root, file), 'utf8')
const container = path.join(root, 'deploy/container')

/** What the processes know as settings, and what `bin/ticarum` and Node read before them. */
const names = (await read('server/src/platform/env.ts')).matchAll(/^ {2}([A-Z][A-Z0-9_]+): z\b/gm)
const known = new Set([...Array.from(names, ([, name]) => name ?? ''), 'SETTINGS_FILE', 'NODE_COMPILE_CACHE'])
const OPERATORS = new Set(['DATABASE_OWNER_URL', 'DATABASE_ADMIN_URL'])

interface Service {
  image: string
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  command?: string[]
  environment?: Record<string, string>
  volumes?: string[]
  secrets?: string[]
  healthcheck?: { disable?: boolean }
  depends_on?: string[] | Record<string, { condition: string }>
}
interface Compose {
  services: Record<string, Service>
  volumes: Record<string, object>
  secrets: Record<string, { file: string }>
}
const compose = parse(await read('deploy/container/compose.yaml'), { merge: true }) as Compose
const ours = Object.entries(compose.services).filter(([, { image }]) => image.startsWith('ticarum:'))

const instructions = await imageInstructions()
const last = (name: string) => instructions.findLast((each) => each.name === name)?.rest ?? ''

describe('the image', () => {
  it('is made by the build script, and keeps nothing of what built it', () => {
    expect(instructions.some(({ name, rest }) => name === 'RUN' && rest.startsWith('deploy/build.sh '))).toBe(true)
    const shipped = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'))
    expect(shipped.filter(({ name }) => name === 'COPY').map(({ rest }) => rest)).toEqual([
      '--from=build /release /opt/ticarum',
    ])
    expect(shipped.some(({ rest }) => rest.includes('apt-get'))).toBe(false)
  })

  it('runs as a user of its own, says whether it is ready, and takes commands', async () => {
    expect(last('USER')).toBe('10001')
    expect(last('HEALTHCHECK')).toContain('/readyz')
    expect(last('ENTRYPOINT')).toBe('["/opt/ticarum/bin/ticarum"]')
    expect(await read('deploy/release/ticarum')).toContain(`  ${JSON.parse(last('CMD'))[0]})`)
  })

  it('names only settings that exist', () => {
    const named = last('ENV')
      .split(' ')
      .map((each) => each.split('=')[0] ?? '')
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })
})

describe('the compose file', () => {
  it('runs two servers, a worker and the preparation, each read-only and without rights', () => {
    expect(ours.map(([name]) => name)).toEqual(['first', 'second', 'worker', 'database'])
    for (const [, service] of ours)
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
  })

  it('has each process that stays asked for its health where it answers', () => {
    const asked = /127\.0\.0\.1:(\d+)\/readyz/.exec(last('HEALTHCHECK'))?.[1]
    expect(last('ENV').split(' ')).toContain(`PORT=${asked}`)
    expect(compose.services.worker?.environment).toMatchObject({ WORKER_PORT: asked, STOP_DELAY: '4' })
    expect(ours.filter(([, { healthcheck }]) => healthcheck?.disable).map(([name]) => name)).toEqual(['database'])
  })

  it('names only settings that exist', () => {
    const named = ours.flatMap(([, { environment = {} }]) => Object.keys(environment))
    expect(named.filter((name) => !known.has(name))).toEqual([])
    expect(new Set(named)).toContain('ORIGIN')
  })

  it('names only services, volumes, secrets and files that exist', () => {
    for (const { volumes = [], secrets = [], depends_on = [] } of Object.values(compose.services)) {
      for (const service of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
        expect(Object.keys(compose.services)).toContain(service)
      for (const secret of secrets) expect(Object.keys(compose.secrets)).toContain(secret)
      for (const volume of volumes) {
        const [from = ''] = volume.split(':')
        if (from.startsWith('.')) expect(existsSync(path.join(container, from)), from).toBe(true)
        else expect(Object.keys(compose.volumes)).toContain(from)
      }
    }
  })

  it('starts varnish as its guide says', async () => {
    const line = /^varnishd (.*)$/m.exec(await read('deploy/varnish/README.md'))?.[1] ?? ''
    expect(compose.services.varnish?.command?.join(' ')).toBe(`varnishd -F ${line.replace('127.0.0.1:6081', ':6081')}`)
  })

  it('has a guide that names each secret, and no setting that does not exist', async () => {
    const guide = await read('deploy/container/README.md')
    for (const { file } of Object.values(compose.secrets)) expect(guide).toContain(`\`${path.basename(file)}\``)
    const named = Array.from(guide.matchAll(/`([A-Z][A-Z0-9]+_[A-Z0-9_]+)`/g), ([, name]) => name ?? '')
    expect(named.filter((name) => !known.has(name) && !OPERATORS.has(name))).toEqual([])
  })

  it('leads varnish to both servers, by rules that it compiles', async ({ skip }) => {
    const rules = await read('deploy/container/default.vcl')
    expect(Array.from(rules.matchAll(/\.host = "(.*)"/g), ([, host]) => host)).toEqual(['first', 'second'])
    if (!existsSync('/usr/sbin/varnishd')) skip('there is no varnishd here')
    const folder = await tree({ 'ticarum.vcl': await read('deploy/varnish/ticarum.vcl') })
    await chmod(folder, 0o755) // varnish gives up its rights before it reads
    const file = path.join(folder, 'default.vcl')
    await writeFile(file, rules.replace(/\.host = ".*"/g, '.host = "127.0.0.1"'))
    const work = path.join(folder, 'work')
    await mkdir(work)
    await promisify(execFile)('/usr/sbin/varnishd', ['-C', '-n', work, '-p', `vcl_path=${folder}`, '-f', file], {
      maxBuffer: 16 * 1024 * 1024,
    })
  })
})

describe('the unit files', () => {
  it.each(['ticarum-server@.service', 'ticarum-worker.service', 'ticarum-migrate.service'])(
    '%s names only settings that exist, and its own user',
    async (unit) => {
      const text = await read(`deploy/systemd/${unit}`)
      const named = Array.from(text.matchAll(/^Environment=(.*)$/gm), ([, line = '']) => line.split(' ')).flat()
      expect(named.map((each) => each.split('=')[0] ?? '').filter((name) => !known.has(name))).toEqual([])
      expect(text).toContain('\nUser=ticarum\n')
      expect(text).toContain('\nProtectSystem=strict\n')
    },
  )

  it('hand the owner’s settings to migrations alone', async () => {
    for (const unit of ['ticarum-server@.service', 'ticarum-worker.service'])
      expect(await read(`deploy/systemd/${unit}`)).not.toContain('owner')
  })
})
