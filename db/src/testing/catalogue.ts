import type pg from 'pg'
import { type DocumentedFunction, documentedFunctions } from './documented-functions.ts'
import { functionFaults } from './function-faults.ts'
import { rightFaults } from './right-faults.ts'
import { tableFaults } from './table-faults.ts'

/** Reads PostgreSQL's catalogue and reports each place where a rule of the database is broken, one line each. */
export async function catalogueFaults(
  client: pg.ClientBase | pg.Pool,
  documented?: Map<string, DocumentedFunction>,
): Promise<string[]> {
  const faults = await functionFaults(client, documented ?? (await documentedFunctions()))
  for (const query of [...tableFaults, ...rightFaults]) {
    const { rows } = await client.query<{ fault: string }>(query)
    faults.push(...rows.map((row) => row.fault))
  }
  return faults.sort()
}
