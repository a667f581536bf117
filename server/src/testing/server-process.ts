import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const entryOf = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))

export interface ServerProcess {
  url: string
  pid: number
  /** its output so far */
  output(): string
  /** sends a signal and waits for the end */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

/**
 * Starts the server's own entry, or the worker's, for one test, with only this environment. Resolves when it listens,
 * rejects with its output if it does not.
 */
export async function startServerProcess(
  environment: Record<string, string>,
  entry: 'http.ts' | 'worker.ts' = 'http.ts',
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [entryOf(entry)], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOST: '127.0.0.1',
      PORT: '0',
      WORKER_PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  const listening = new Promise<number>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk
      const port = /"port":(\d+)/.exec(output)?.[1]
      if (port) resolve(Number(port))
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    exited.then((code) => reject(new Error(`the server ended with ${code}: ${output}`)))
  })
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return exited
  }
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) await end('SIGKILL')
  })
  return { url: `http://127.0.0.1:${await listening}`, pid: child.pid ?? 0, output: () => output, end }
}
