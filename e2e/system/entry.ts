import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'

export const root = path.resolve(import.meta.dirname, '../..')

export interface RunningEntry {
  /** its log */
  output: Readable
  /** set once it has ended */
  ended: Promise<void>
  stop(): Promise<void>
}

/** Starts an entry of the system as a process, like production; its output goes into test-results. */
export function startEntry(entry: string, environment: Record<string, string>): RunningEntry {
  const results = path.join(root, 'test-results')
  mkdirSync(results, { recursive: true })
  const log = createWriteStream(path.join(results, `e2e-${path.basename(entry, '.ts')}.log`), { flags: 'a' })
  const child = spawn(process.execPath, [path.join(root, entry)], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  const ended = new Promise<void>((exited) => child.once('exit', () => exited()))
  return {
    output: child.stdout,
    ended,
    async stop() {
      if (child.exitCode === null) child.kill('SIGTERM')
      await ended
      log.end()
    },
  }
}
