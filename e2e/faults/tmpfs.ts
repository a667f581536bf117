import { execFile } from 'node:child_process'
import { chmod, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const BLOCK = Buffer.alloc(64 * 1024)

export interface SmallDisk {
  dir: string
  /** until nothing more fits */
  fill(): Promise<void>
  /** gives back what filled it */
  free(): Promise<void>
}

/** A disk of some megabytes; undefined where the kernel, or a lack of rights, refuses. */
export async function onSmallDisk<T>(megabytes: number, work: (disk: SmallDisk) => Promise<T>): Promise<T | undefined> {
  const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-disk-'))
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir]).then(
    () => true,
    () => false,
  )
  const filler = path.join(dir, 'filler')
  try {
    if (!mounted) return undefined
    await chmod(dir, 0o755)
    return await work({
      dir,
      async fill() {
        const file = await open(filler, 'a')
        try {
          for (;;) await file.write(BLOCK)
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        } finally {
          await file.close()
        }
      },
      free: () => rm(filler, { force: true }),
    })
  } finally {
    if (mounted) await run('umount', ['-l', dir])
    await rm(dir, { recursive: true, force: true })
  }
}
