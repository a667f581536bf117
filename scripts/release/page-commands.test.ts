import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageCommands } from './page-commands.ts'

const root = path.resolve(import.meta.dirname, '../..')
const page = await readFile(path.join(root, 'docs/operations/install.md'), 'utf8')

describe('the commands of a page', () => {
  it('are its blocks marked sh, in order, by section', () => {
    const written = '# Page\n\n## One\n\n```sh\nls\n```\n\nand\n\n```sh\ncat <<END\n# no title\nEND\n```\n'
    expect(pageCommands(written)).toEqual({ One: 'ls\n\ncat <<END\n# no title\nEND\n' })
    expect(pageCommands('# Page\n\n## Two\n\n```\nls\n```\n')).toEqual({ Two: '' })
  })

  it('of the installation are a script that bash can read, and name only files that ship', async () => {
    const { 'On the machine that builds': build, 'On the server': server = '' } = pageCommands(page)
    expect(build).toBe('deploy/build.sh\n')
    expect(spawnSync('bash', ['-n'], { input: server, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
    const varnish = /^varnishd (.*)$/m.exec(await readFile(path.join(root, 'deploy/varnish/README.md'), 'utf8'))?.[1]
    expect(server).toContain(`-F ${varnish}\n`)
    for (const [, folder = ''] of server.matchAll(/"\$release"?\/(deploy\/[a-z-]+)/g))
      expect((await readFile(path.join(root, folder, 'README.md'), 'utf8')).length).toBeGreaterThan(0)
  })
})
