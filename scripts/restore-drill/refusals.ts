import { randomBytes } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { allFiles } from '@ticarum/server/testing/all-files'
import type { Machine } from './machine.ts'
import type { Find } from './report.ts'

/** What pgbackrest says when it can't do what it is asked, in one line. */
async function refusalOf(asked: Promise<string>): Promise<string | undefined> {
  const said = await asked.then(
    () => '',
    (error: Error) => error.message,
  )
  const reason = /CryptoError\S* .*/.exec(said)?.[0] ?? /ERROR: (\[\d+\]: .*)/.exec(said)?.[1]
  return reason?.replaceAll('|', '/').slice(0, 160)
}

/** With which each file begins that pgbackrest has encrypted. */
const SALTED = Buffer.from('Salted__')
/** One process: of several, pgbackrest 2.45 waits for the others without an end when one has failed. */
const RESTORE = `install -d -o postgres -m 0700 "$PGBACKREST_PG1_PATH"
runuser -u postgres -- pgbackrest --stanza=ticarum --process-max=1 --archive-mode=off restore`

/** A wrong key and a changed byte are noticed. Spoils the repository. */
export async function refusals(machine: Machine, find: Find): Promise<void> {
  const elsewhere = { PGBACKREST_PG1_PATH: `${machine.folder}/elsewhere` }
  const wrongKey = { ...elsewhere, PGBACKREST_REPO1_CIPHER_PASS: randomBytes(32).toString('hex') }
  const locked = await refusalOf(machine.run(RESTORE, wrongKey))
  find('a wrong key', locked ?? 'was taken', locked !== undefined)

  const stored = await allFiles(machine.repository)
  const plain = await Promise.all(stored.map(async (file) => !(await readFile(file)).subarray(0, 8).equals(SALTED)))
  const readable = plain.filter(Boolean).length
  find('stored files that are not encrypted', `${readable} of ${stored.length}`, readable === 0 && stored.length > 0)

  const label = (await machine.run('runuser -u postgres -- pgbackrest --stanza=ticarum --output=json info')).trim()
  const newest = (JSON.parse(label) as { backup: { label: string }[] }[])[0]?.backup.at(-1)?.label ?? ''
  await spoil(stored.filter((file) => file.includes(`/backup/ticarum/${newest}/`) && !/manifest/.test(file)))
  const broken = await refusalOf(machine.run(RESTORE, elsewhere))
  find('a backup with one byte changed', broken ?? 'was restored', broken !== undefined)
}

async function spoil(files: string[]): Promise<void> {
  for (const name of files) {
    const file = await open(name, 'r+')
    const middle = Math.floor((await file.stat()).size / 2)
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, middle)
    await file.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, middle)
    await file.close()
  }
}
