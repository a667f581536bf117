import { readFile } from 'node:fs/promises'

const HEADING = '## Named database functions'
const architecture = new URL('../../../docs/ARCHITECTURE.md', import.meta.url)

/** name → owner, as docs/ARCHITECTURE.md lists the functions that run with their owner's rights. */
export async function documentedFunctions(): Promise<Map<string, string>> {
  const lines = (await readFile(architecture, 'utf8')).split('\n')
  const start = lines.indexOf(HEADING)
  if (start === -1) throw new Error(`docs/ARCHITECTURE.md has no section '${HEADING}'`)
  const after = lines.slice(start + 1)
  const end = after.findIndex((line) => line.startsWith('## '))
  const rows = (end === -1 ? after : after.slice(0, end)).map((line) => line.match(/^\| `([^`]+)` \| (\w+) \| \S/))
  return new Map(rows.flatMap((row) => (row?.[1] && row[2] ? [[row[1], row[2]]] : [])))
}
