import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sourceFiles } from './source-files.ts'

const WIDTH = 120

/** Unbreakable: one word (a URL, a pattern) or one attribute with class names. */
const unbreakable = (line: string) => /^\s*\S+$/.test(line) || /^\s*className="[^"]*"$/.test(line)

/** Lines that are too long; the formatter keeps to the same width, but leaves strings, SQL and comments as they are. */
export async function wideLines(root: string): Promise<string[]> {
  const files = await sourceFiles(root, '**/*.{ts,tsx,mjs,sql}')
  const written = files.filter((file) => !file.endsWith('.generated.ts'))
  const found = written.map(async (file) => {
    const lines = (await readFile(path.join(root, file), 'utf8')).split('\n')
    return lines.flatMap((line, n) =>
      line.length > WIDTH && !unbreakable(line) ? [`${file}:${n + 1} has ${line.length} characters`] : [],
    )
  })
  return (await Promise.all(found)).flat()
}
