import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

const planted: string[] = []
afterAll(() => Promise.all(planted.map((root) => rm(root, { recursive: true, force: true }))))

/** Writes files into a new folder, which is deleted when the test file is done. */
export async function tree(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'ticarum-tree-'))
  planted.push(root)
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), text)
  }
  return root
}
