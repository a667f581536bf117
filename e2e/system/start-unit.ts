import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { root } from './entry.ts'

/** What stands in for the machine on which a unit would run: its folders below another one, and its instance. */
export interface UnitPlace {
  /** /opt, /etc and /var are below it */
  machine: string
  instance?: string
}

export interface StartedUnit {
  output(): string
  ended: Promise<number | null>
  stop(): Promise<number | null>
}

async function settingsOf(unit: string): Promise<(name: string) => string[]> {
  const lines = (await readFile(path.join(root, 'deploy/systemd', unit), 'utf8')).split('\n')
  return (name) => lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1))
}

/** Runs what the unit's ExecStart says, with the environment and the credentials that systemd would hand over. */
export async function startUnit(unit: string, { machine, instance = '' }: UnitPlace): Promise<StartedUnit> {
  const setting = await settingsOf(unit)
  const credentials = path.join(machine, 'run', unit.replace('@', `@${instance}`))
  const placed = (text: string) =>
    text
      .replaceAll('%i', instance)
      .replaceAll('%d', credentials)
      .replace(/(?<=^|=)\/(?=(opt|etc|var)\/)/g, `${machine}/`)
  await mkdir(credentials, { recursive: true })
  for (const line of setting('LoadCredential')) {
    const [name = '', file = ''] = line.split(':')
    await copyFile(placed(file), path.join(credentials, name))
  }
  const environment: NodeJS.Dict<string> = {}
  const given = setting('Environment')
    .flatMap((line) => line.split(' '))
    .map(placed)
  Object.assign(environment, parseEnv(given.join('\n')))
  for (const file of setting('EnvironmentFile'))
    Object.assign(environment, parseEnv(await readFile(placed(file), 'utf8')))
  for (const folder of setting('StateDirectory').flatMap((line) => line.split(' ')))
    await mkdir(path.join(machine, 'var/lib', folder), { recursive: true })

  const [program = '', ...words] = placed(setting('ExecStart')[0] ?? '').split(' ')
  const child: ChildProcess = spawn(program, words, {
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return {
    output: () => output,
    ended,
    stop: () => {
      if (child.exitCode === null) child.kill('SIGTERM')
      return ended
    },
  }
}
