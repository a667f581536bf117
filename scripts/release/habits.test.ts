import { access, constants, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFile(path.join(root, file), 'utf8')

describe('the example of settings', () => {
  it('names settings that exist, and all that production refuses to start without', async () => {
    const source = await read('server/src/platform/env.ts')
    const known = new Set(Array.from(source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): z\b/gm), ([, name]) => name ?? ''))
    const named = Object.keys(parseEnv(await read('.env.example')))
    const operators = ['DATABASE_OWNER_URL', 'DATABASE_ADMIN_URL']
    expect(named.filter((name) => !known.has(name) && !operators.includes(name))).toEqual([])
    const needed = ['DATABASE_URL', 'DATABASE_SIGN_IN_URL', 'DATABASE_DIRECT_URL', 'DEVICE_SECRET', 'DEAL_SECRET']
    expect(named).toEqual(expect.arrayContaining([...needed, 'ORIGIN', 'STORAGE_DIR', 'SMTP_URL', 'MAIL_FROM']))
  })
})

describe('the hosted run', () => {
  it('is .ci/run, with more time than it allows itself', async () => {
    const { jobs } = parse(await read('.github/workflows/ci.yaml'))
    expect(jobs.all.steps.map(({ run }: { run?: string }) => run)).toContain('.ci/run')
    await access(path.join(root, '.ci/run'), constants.X_OK)
    const minutes = Number(/quick=false minutes=(\d+)/.exec(await read('.ci/run'))?.[1])
    expect(jobs.all['timeout-minutes']).toBeGreaterThan(minutes)
  })
})

describe('pages for those who work on it', () => {
  it.each(['CONTRIBUTING.md', 'SECURITY.md', 'README.md', 'docs/operations/install.md', 'docs/TRANSLATIONS.md'])(
    '%s names only commands and files that exist',
    async (page) => {
      const text = await read(page)
      const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> }
      const commands = Array.from(text.matchAll(/`npm run ([a-z0-9:-]+)/g), ([, name]) => name ?? '')
      expect(commands.filter((name) => !(name in scripts))).toEqual([])
      const links = Array.from(text.matchAll(/\]\((?!https?:)([^)#]+)/g), ([, link]) => link ?? '')
      for (const link of links) await access(path.join(root, path.dirname(page), link))
    },
  )
})
