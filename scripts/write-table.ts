import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

interface PageTable {
  page: string
  head: string
  rows: string[]
  /** what to say of a page that differs */
  stale: string
}

/** Writes the table with this head anew in a page. With --check it only compares; another folder may be an argument. */
export async function writeTable({ page, head, rows, stale }: PageTable): Promise<void> {
  const [given] = process.argv.slice(2).filter((argument) => argument !== '--check')
  const root = given ?? path.resolve(import.meta.dirname, '..')
  const line = head.replaceAll('|', '\\|')
  const found = new RegExp(`${line}\\n(?:\\|.*\\n)*`)
  const ruler = `|${' --- |'.repeat(head.split('|').length - 2)}`
  const table = [head, ruler, ...rows].map((each) => `${each}\n`).join('')

  const target = path.join(root, page)
  const before = await readFile(target, 'utf8').catch(() => '')
  const text = before.replace(found, () => table)
  if (!process.argv.includes('--check') && found.test(before)) await writeFile(target, text)
  else if (before !== text || !found.test(before)) {
    console.error(`${page} ${stale}`)
    process.exitCode = 1
  }
}
