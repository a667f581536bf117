import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

/**
 * Longer than any page that names them: the cache shows one for a day while the server fails, and a phone opens the
 * tabs of last week again.
 */
export const KEPT_DAYS = 30
const DAY = 24 * 3600 * 1000
const FOLDERS = ['assets', 'fonts']

async function filesIn(folder: string): Promise<string[]> {
  const found = FOLDERS.map((name) =>
    readdir(path.join(folder, name), { recursive: true, withFileTypes: true }).catch(() => []),
  )
  return (await Promise.all(found))
    .flat()
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
}

/** Under its name at once and whole: another instance may be asked for it meanwhile. */
async function place(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true })
  const half = `${to}.${randomUUID()}`
  await copyFile(from, half)
  await rename(half, to)
}

/**
 * Puts the files of this build into the folder that all releases share, dates them, and removes those that no running
 * release has dated for so many days. Called at the start and each day: a file's date says when a server last had it.
 */
export async function keepAssets(
  build: string,
  shared: string,
  now: Date,
): Promise<{ added: number; removed: number }> {
  let added = 0
  const own = await filesIn(build)
  for (const file of own) {
    const kept = path.join(shared, file)
    if (!(await stat(kept).catch(() => undefined))) {
      await place(path.join(build, file), kept)
      added += 1
    }
    await utimes(kept, now, now)
  }
  let removed = 0
  for (const file of await filesIn(shared)) {
    const kept = path.join(shared, file)
    const dated = await stat(kept).catch(() => undefined) // another instance may have removed it
    if (!dated || dated.mtimeMs >= now.getTime() - KEPT_DAYS * DAY) continue
    await rm(kept, { force: true })
    removed += 1
  }
  return { added, removed }
}
