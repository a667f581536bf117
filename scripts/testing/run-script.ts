import { spawnSync } from 'node:child_process'
import path from 'node:path'

const scripts = path.resolve(import.meta.dirname, '..')

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs one of our commands like a person. */
export function runScript(name: string, ...args: string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(scripts, name), ...args], {
    encoding: 'utf8',
  })
  return { code: status, stdout, stderr }
}
