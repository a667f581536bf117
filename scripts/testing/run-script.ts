import { spawnSync } from 'node:child_process'
import path from 'node:path'

const scripts = path.resolve(import.meta.dirname, '..')

export interface ScriptResult {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs one of our commands like a person. */
export function runScript(name: string, ...args: string[]): ScriptResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(scripts, name), ...args], {
    encoding: 'utf8',
  })
  return { code: status, stdout, stderr }
}
