import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sourceFiles } from './source-files.ts'

const PAGES = ['README.md', 'docs/ARCHITECTURE.md', 'docs/GLOSSARY.md']
const NAMED = /`([\w./-]+\.(?:ts|tsx|sql|json|css|mjs))`/g

/** Files that a page leads its reader to and that do not exist. */
export async function absentFiles(root: string): Promise<string[]> {
  const files = await sourceFiles(root, '**/*.{ts,tsx,sql,json,css,mjs}')
  const pages = await Promise.all(
    PAGES.map(async (page) => {
      const named = (await readFile(path.join(root, page), 'utf8')).matchAll(NAMED)
      return [...new Set([...named].map(([, name = '']) => name))]
        .filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))
        .map((name) => `${page} names ${name}, which does not exist`)
    }),
  )
  return pages.flat()
}
