import type pg from 'pg'

/** Every row of every table as text: the difference is what a call changed. */
export type TableRows = Set<string>

/** What files cost is counted at every call, also at one that changes nothing. */
const isCounter = (row: string) => row.startsWith('rate_limits {"key": "sent-')

export async function allRows(owner: pg.Pool): Promise<TableRows> {
  const tables = await owner.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`,
  )
  const each = tables.rows.map(({ name }) => `select '${name} ' || to_jsonb(t)::text as row from ${name} t`)
  const { rows } = await owner.query<{ row: string }>(each.join(' union all '))
  return new Set(rows.map(({ row }) => row).filter((row) => !isCounter(row)))
}

/**
 * The rows that were added and removed; new ids, times, hashes and counters are masked, so that two effects can be
 * compared.
 */
export function effectOf(before: TableRows, after: TableRows, known: ReadonlySet<string>): string[] {
  const added = [...after.difference(before)].map((row) => `+ ${star(row)}`)
  const removed = [...before.difference(after)].map((row) => `- ${star(row)}`)
  return [...added, ...removed].sort()

  function star(row: string): string {
    return row
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) => (known.has(id) ? id : '*'))
      .replace(/\d{4}-\d\d-\d\d[T ][\d:.]+(\+[\d:]+|Z)/g, '*')
      .replace(/\\\\x[0-9a-f]{16,}/g, '*')
      .replace(/\b[0-9a-f]{32}\b/g, '*')
      .replace(/\$argon2id\$[^"]+/g, '*')
      .replace(/token=[\w-]{43}/g, 'token=*')
      .replace(/"token": "[\w-]{43}"/g, '"token": *')
      .replace(/"code": "\d{6}"/g, '"code": *')
      .replace(/"written_in": "\d+"/g, '"written_in": *')
      .replace(
        /"(id|no|last_no|expire|points|stripe|listed_products|version|restored_version)": (\d+|\[(null|\d+), \d+\])/g,
        '"$1": *',
      )
      .replace(/(supplier|customer)-[0-9a-f]{12}@/g, '$1-*@')
      .replace(/\b(TC|RC|RF|QT)-\d+/g, '*')
      .replace(/"search": "[^"]*"/g, '"search": *') // holds an order's number, and names that a factory made
      .replace(/\b\d{7}\b/g, '*') // in a company's name that a factory made
  }
}
