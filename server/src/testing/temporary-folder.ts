import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

/** A folder for a test file, deleted when it is done. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ticarum-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}
