import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { allFiles } from '@ticarum/server/testing/all-files'
import { describe, expect, it } from 'vitest'
import { pageCommands } from '../release/page-commands.ts'
import { tree } from '../testing/tree.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFile(path.join(root, file), 'utf8')
const backups = path.join(root, 'deploy/pgbackrest')
const page = await read('docs/operations/backup.md')
const hasRsync = existsSync('/usr/bin/rsync')
if (!hasRsync) console.log('Copies of files are not made: rsync is missing (apt-get install rsync).')

describe('the page about backups', () => {
  it('has commands that bash can read, and names only files that ship', () => {
    const sections = Object.entries(pageCommands(page)).filter(([, commands]) => commands)
    expect(sections.length).toBeGreaterThan(7)
    for (const [title, commands] of sections)
      expect({ title, ...spawnSync('bash', ['-n'], { input: commands, encoding: 'utf8' }) }).toMatchObject({
        status: 0,
        stderr: '',
      })
    const named = [...page.matchAll(/\$\{?RELEASE[^/]*\/?[^/]*\/(deploy\/[a-z-]+\/[a-z.-]+)"/g)].map(([, file]) => file)
    expect(named.length).toBeGreaterThan(3)
    for (const file of named) expect(existsSync(path.join(root, file ?? '')), file).toBe(true)
  })

  it('and its files agree on paths and on how long what is kept', async () => {
    const unit = await read('deploy/systemd/ticarum-copy-files.service')
    const [, copy = ''] = /^ExecStart=\S+ \/var\/lib\/ticarum\/files (\S+)$/m.exec(unit) ?? []
    expect(await read('deploy/pgbackrest/postgresql.conf')).toContain(`push-log %p ${copy}/copied-until'`)
    const [, days = ''] = /^repo1-retention-full=(\d+)$/m.exec(await read('deploy/pgbackrest/pgbackrest.conf')) ?? []
    const [, kept = ''] = /KEEP_DAYS:-(\d+)/.exec(await read('deploy/pgbackrest/copy-files')) ?? []
    // A full backup of each week goes once a younger one is old enough: it may be a week and a day older.
    expect(Number(kept)).toBeGreaterThanOrEqual(Number(days) + 8)
    expect(page).toContain(`any second of the last ${days} days`)
    expect(page).toContain(`and ${kept} days after they were removed`)
  })

  it('has units whose commands are there and can be run', async () => {
    for (const unit of ['ticarum-backup@.service', 'ticarum-copy-files.service']) {
      const [, command = ''] =
        /^ExecStart=\/opt\/ticarum\/current\/(\S+)/m.exec(await read(`deploy/systemd/${unit}`)) ?? []
      accessSync(path.join(root, command), constants.X_OK)
    }
  })
})

describe.skipIf(!hasRsync)('the copy of the files', () => {
  const copied = async (folder: string) => {
    execFileSync(path.join(backups, 'copy-files'), [path.join(folder, 'files'), path.join(folder, 'copy')])
    const found = await allFiles(path.join(folder, 'copy'))
    return found.map((file) => path.relative(path.join(folder, 'copy'), file)).filter((file) => file !== 'copied-until')
  }

  it('takes what is whole, keeps what was removed for a while, and never writes over a file', async () => {
    const folder = await tree({
      'files/papers/ab/ab1.pdf': 'one',
      'files/papers/ab/ab2.pdf': 'two',
      'files/papers/ab/ab3.pdf.0b5c': 'half',
      'files/exports/cd/cd1-0.part': 'made anew',
      'copy/removed/2026-01-01/papers/ab/ab0.pdf': 'old',
    })
    expect(await copied(folder)).toEqual(['files/papers/ab/ab1.pdf', 'files/papers/ab/ab2.pdf'])

    await rm(path.join(folder, 'files/papers/ab/ab1.pdf'))
    await writeFile(path.join(folder, 'files/papers/ab/ab2.pdf'), 'changed by somebody')
    const today = new Date().toISOString().slice(0, 10)
    expect(await copied(folder)).toEqual(['files/papers/ab/ab2.pdf', `removed/${today}/papers/ab/ab1.pdf`])
    expect(await readFile(path.join(folder, 'copy/files/papers/ab/ab2.pdf'), 'utf8')).toBe('two')
  })

  it('says until when it is whole, and does not say so when it failed', async () => {
    const folder = await tree({ 'files/papers/ab/ab1.pdf': 'one' })
    const before = Math.floor(Date.now() / 1000) * 1000
    await copied(folder)
    const until = path.join(folder, 'copy/copied-until')
    expect(Date.parse((await readFile(until, 'utf8')).trim())).toBeGreaterThanOrEqual(before)
    await rm(until)
    await rm(path.join(folder, 'files'), { recursive: true })
    await expect(copied(folder)).rejects.toThrow('copy-files')
    expect(existsSync(until)).toBe(false)
    expect(await readdir(path.join(folder, 'copy/files/papers/ab'))).toEqual(['ab1.pdf'])
  })
})

describe('a segment of the log', () => {
  const now = () => Math.floor(Date.now() / 1000)
  const textOf = (seconds: number) => new Date(seconds * 1000).toISOString()
  const later = textOf(now() + 3600)

  async function pushed({ ended, until }: { ended: number; until?: number }) {
    const folder = await tree({ segment: 'x' })
    await utimes(path.join(folder, 'segment'), ended, ended)
    const stamp = path.join(folder, 'copied-until')
    if (until) await writeFile(stamp, `${textOf(until)}\n`)
    await mkdir(path.join(folder, 'bin'))
    await writeFile(path.join(folder, 'bin/pgbackrest'), '#!/bin/sh\ncat "$PWD/copied-until" || echo no copy\n', {
      mode: 0o755,
    })
    // Copies are made while it waits.
    const copies = `#!/bin/sh\necho '${later}' >"$PWD/copied-until"\n`
    await writeFile(path.join(folder, 'bin/sleep'), copies, { mode: 0o755 })
    const { stdout } = await promisify(execFile)(path.join(backups, 'push-log'), ['segment', stamp], {
      cwd: folder,
      env: { PATH: `${folder}/bin:/usr/bin:/bin` },
    })
    return stdout.trim()
  }

  it('leaves once the files of before its end are copied', async () => {
    expect(await pushed({ ended: now(), until: now() - 5 })).toBe(later)
    expect(await pushed({ ended: now(), until: now() + 5 })).not.toBe(later)
  })

  it('leaves at once where nothing is copied, and a minute after its end when copying fails', async () => {
    expect(await pushed({ ended: now() })).toBe('no copy')
    const stale = now() - 600
    expect(await pushed({ ended: now() - 61, until: stale })).toBe(textOf(stale))
  })
})
