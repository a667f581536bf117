import { endings, swept } from '@ticarum/server/worker/terms'
import { writeTable } from './write-table.ts'

/** Writes the table of docs/operations/kept.md, which shows every term of server/src/worker/terms.ts. */
const terms = [
  ...swept.map(({ table, kept, why }) => ({ what: `\`${table}\``, kept, why, by: '`sweep`' })),
  ...Object.entries(endings).map(([name, ending]) => ({
    what: /^\w+$/.test(name) ? `\`${name}\`` : name,
    ...ending,
  })),
]

await writeTable({
  page: 'docs/operations/kept.md',
  head: '| rows | kept | why | ended by |',
  rows: terms.map(({ what, kept, why, by }) => `| ${what} | ${kept} | ${why} | ${by} |`),
  stale: 'does not show the terms as they are: run `npm run terms` and commit the result.',
})
