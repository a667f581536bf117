import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { describe, expect, it, onTestFinished } from 'vitest'
import { KEPT_DAYS, keepAssets } from './keep-assets.ts'
import type { Env } from './rest.ts'
import { serveAssets } from './serve-assets.ts'

const DAY = 24 * 3600 * 1000
const start = new Date('2026-11-18T09:00:00Z')
const days = (count: number) => new Date(start.getTime() + count * DAY)

async function folderOf(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ticarum-assets-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  return folder
}

/** Two builds that share one file, a folder for both, and what an instance of each answers. */
async function twoReleases() {
  const same = { 'assets/libraries-aaaaaaa.js': 'libraries', 'fonts/title.woff2': 'font' }
  const before = await folderOf({
    ...same,
    'assets/home-1111111.js': 'home of before',
    'assets/home-1111111.js.br': brotliCompressSync('home of before'),
    'assets/texts-1111111/so/home.js': 'texts of before',
  })
  const after = await folderOf({ ...same, 'assets/home-2222222.js': 'home of today', 'favicon.svg': '<svg/>' })
  const shared = await folderOf({})
  const asked = async (build: string) => {
    const app = new Hono<Env>()
    serveAssets(app, build, shared)
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 })
    onTestFinished(() => void server.close())
    if (!server.listening) await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    return (file: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}/${file}`, { headers })
  }
  return { before, after, shared, askBefore: await asked(before), askAfter: await asked(after) }
}

describe('assets of the release before', () => {
  it('are answered after a release, whole, compressed, and for as long as any other', async () => {
    const { before, after, shared, askAfter } = await twoReleases()
    expect(await keepAssets(before, shared, start)).toEqual({ added: 5, removed: 0 })
    expect((await askAfter('assets/never-0000000.js')).status).toBe(404)
    expect(await keepAssets(after, shared, days(10))).toEqual({ added: 1, removed: 0 })

    const old = await askAfter('assets/home-1111111.js')
    expect(old.status).toBe(200)
    expect(old.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await old.text()).toBe('home of before')
    const compressed = await askAfter('assets/home-1111111.js', { 'accept-encoding': 'br' })
    expect(compressed.headers.get('content-encoding')).toBe('br')
    expect(await compressed.text()).toBe('home of before')
    expect(await (await askAfter('assets/texts-1111111/so/home.js')).text()).toBe('texts of before')
    expect(await (await askAfter('assets/home-2222222.js')).text()).toBe('home of today')
  })

  it('are answered by the old instance too, for a page that the new one has made', async () => {
    const { before, after, shared, askBefore } = await twoReleases()
    await keepAssets(before, shared, start)
    expect((await askBefore('assets/home-2222222.js')).status).toBe(404)
    await keepAssets(after, shared, start)
    expect(await (await askBefore('assets/home-2222222.js')).text()).toBe('home of today')
  })

  it(`are removed ${KEPT_DAYS} days after the last server had them, and not before`, async () => {
    const { before, after, shared, askAfter } = await twoReleases()
    await keepAssets(before, shared, start)
    await keepAssets(before, shared, days(100)) // it still runs
    expect(await keepAssets(after, shared, days(100 + KEPT_DAYS))).toEqual({ added: 1, removed: 0 })
    expect((await askAfter('assets/home-1111111.js')).status).toBe(200)

    expect(await keepAssets(after, shared, days(101 + KEPT_DAYS))).toEqual({ added: 0, removed: 3 })
    expect((await askAfter('assets/home-1111111.js')).status).toBe(404)
    expect((await askAfter('assets/libraries-aaaaaaa.js')).status).toBe(200)
    expect(await readdir(path.join(shared, 'assets'))).toEqual(
      expect.arrayContaining(['home-2222222.js', 'libraries-aaaaaaa.js']),
    )
  })

  it('serves nothing else of the shared folder', async () => {
    const { before, shared, askBefore } = await twoReleases()
    await writeFile(path.join(shared, 'favicon.svg'), 'foreign')
    await keepAssets(before, shared, start)
    expect((await askBefore('favicon.svg')).status).toBe(404)
    expect((await askBefore('assets/../favicon.svg')).status).toBe(404)
  })
})
