import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sourceFiles } from './source-files.ts'

const PAGES = ['README.md', 'docs/ARCHITECTURE.md', 'docs/GLOSSARY.md', 'docs/operations/scale.md']
const NAMED = /`([\w./-]+\.(?:ts|tsx|sql|json|css|mjs))`/g
const FUNCTION_IN = /`(\w+)` in `([\w./-]+\.ts)`/g

/** What a page says to stand in a file, and does not. */
async function absentNames(root: string, page: string, text: string): Promise<string[]> {
  const problems = [...text.matchAll(FUNCTION_IN)].map(async ([, name = '', file = '']) => {
    const source = await readFile(path.join(root, file), 'utf8').catch(() => undefined)
    if (source === undefined || new RegExp(`\\b${name}\\b`).test(source)) return []
    return [`${page} names ${name} in ${file}, which does not have it`]
  })
  return (await Promise.all(problems)).flat()
}

/** Files that a page leads its reader to and that do not exist. */
export async function absentFiles(root: string): Promise<string[]> {
  const files = await sourceFiles(root, '**/*.{ts,tsx,sql,json,css,mjs}')
  const pages = await Promise.all(
    PAGES.map(async (page) => {
      const text = await readFile(path.join(root, page), 'utf8')
      const named = text.matchAll(NAMED)
      const absent = [...new Set([...named].map(([, name = '']) => name))]
        .filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))
        .map((name) => `${page} names ${name}, which does not exist`)
      return [...absent, ...(await absentNames(root, page, text))]
    }),
  )
  return pages.flat()
}
