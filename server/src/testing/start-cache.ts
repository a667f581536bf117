import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')
const VARNISH = '/usr/sbin/varnishd'

/** All callers are on this machine: here, and only here, the address that they claim is believed. */
const CLAIMED =
  'sub vcl_recv { set req.http.X-Claimed = regsub(req.http.X-Forwarded-For, "^(.*, *)?([^,]+),[^,]+$", "\\2"); }\n'
const BELIEVED =
  'sub vcl_backend_fetch { set bereq.http.X-Forwarded-For = bereq.http.X-Claimed; unset bereq.http.X-Claimed; }\n'

export interface RunningCache {
  url: string
  stop(): Promise<void>
}

/** Debian's varnish with the site's own rules, before a local server. */
export async function startCache(serverPort: number, port: number): Promise<RunningCache> {
  if (!existsSync(VARNISH))
    throw new Error(`There is no ${VARNISH}: apt-get install -y --no-install-recommends varnish`)
  const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-cache-'))
  const rules = path.join(dir, 'default.vcl')
  await writeFile(
    rules,
    `vcl 4.1;\nbackend server { .host = "127.0.0.1"; .port = "${serverPort}"; }\n` +
      `${CLAIMED}include "${path.join(root, 'deploy/varnish/ticarum.vcl')}";\n${BELIEVED}`,
  )
  const results = path.join(root, 'test-results')
  mkdirSync(results, { recursive: true })
  const log = createWriteStream(path.join(results, 'varnish.log'), { flags: 'a' })
  // Without a jail, which would need a folder that other users may enter. Idle connections to the server end before the
  // server closes them (deploy/varnish/README.md).
  const flags = [
    '-F',
    '-j',
    'none',
    '-n',
    path.join(dir, 'work'),
    '-f',
    rules,
    '-a',
    `127.0.0.1:${port}`,
    '-s',
    'malloc,64m',
    '-p',
    'backend_idle_timeout=4',
  ]
  const child = spawn(VARNISH, flags, { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  const ended = new Promise<void>((exited) => child.once('exit', () => exited()))
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM')
    await ended
    log.end()
    await rm(dir, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))) {
    if (child.exitCode !== null) {
      await stop()
      throw new Error('varnish ended before it answered: see test-results/varnish.log')
    }
    await new Promise((wait) => setTimeout(wait, 50))
  }
  return { url, stop }
}
