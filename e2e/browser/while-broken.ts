import { owner } from '../forms/world.ts'

interface BrokenCommand {
  /** a person or a company whose calls fail; all others are not affected */
  actor: string | null
  command: 'select' | 'insert' | 'update' | 'delete'
  table: string
  /** what functions do for the actor, instead of what the actor does */
  inFunctions?: boolean
}

let faults = 0

/** While this runs, the database raises an error for one actor's commands on a table. */
export async function whileBroken(
  { actor, command, table, inFunctions = false }: BrokenCommand,
  walk: () => Promise<void>,
): Promise<void> {
  faults += 1
  const name = `broken_${process.pid}_${faults}`
  const fault = `(case when '${actor}' in ((select fx.me()), (select fx.company()))
    then 1 / (select 0) = 1 else true end)`
  await owner.query(
    `create policy ${name} on ${table} as restrictive for ${command}
        to ${inFunctions ? 'effects' : 'app, app_admin'} ${command === 'insert' ? 'with check' : 'using'} ${fault}`,
  )
  try {
    await walk()
  } finally {
    await owner.query(`drop policy ${name} on ${table}`)
  }
}
