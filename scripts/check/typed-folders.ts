import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sourceFiles } from './source-files.ts'

/** Folders with TypeScript that `tsc -b` does not check, because the project has no reference to them. */
export async function untypedFolders(root: string): Promise<string[]> {
  const { references = [] } = JSON.parse(await readFile(path.join(root, 'tsconfig.json'), 'utf8')) as {
    references?: { path: string }[]
  }
  const folders = new Set((await sourceFiles(root, '*/**/*.{ts,tsx}')).map((file) => file.split('/')[0] ?? ''))
  for (const reference of references) folders.delete(path.normalize(reference.path))
  return [...folders].map(
    (folder) => `${folder}/ is not among the references of tsconfig.json: its types are not checked`,
  )
}
