import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sourceFiles } from './source-files.ts'

const WIDTH = 120

/** Lines of SQL files that are too long; the formatter holds the other languages to the same width. */
export async function wideLines(root: string): Promise<string[]> {
  const files = await sourceFiles(root, '{db,deploy}/**/*.sql')
  const found = files.map(async (file) => {
    const lines = (await readFile(path.join(root, file), 'utf8')).split('\n')
    return lines.flatMap((line, n) => (line.length > WIDTH ? [`${file}:${n + 1} has ${line.length} characters`] : []))
  })
  return (await Promise.all(found)).flat()
}
