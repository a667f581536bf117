import type { Context } from '../door/context.ts'
import { Refusal } from '../door/domain-error.ts'
import { refusedByDatabase } from '../door/refused-by-database.ts'

/**
 * Does something to each of many things in one transaction. A refusal with one of these codes undoes what it began and
 * stops no other.
 */
export async function eachInSavepoint<Thing extends { id: string }, Code extends string>(
  ctx: Context,
  things: Thing[],
  codes: readonly Code[],
  change: (thing: Thing) => Promise<unknown>,
): Promise<{ id: string; outcome: 'done' | Code }[]> {
  const outcomes: { id: string; outcome: 'done' | Code }[] = []
  for (const thing of things) {
    await ctx.tx.sql('savepoint one_thing')
    try {
      await change(thing)
      await ctx.tx.sql('release savepoint one_thing')
      outcomes.push({ id: thing.id, outcome: 'done' })
    } catch (error) {
      const refusal = error instanceof Refusal ? error : refusedByDatabase(error)
      const refused = codes.find((code) => code === refusal?.code)
      if (!refused) throw error
      await ctx.tx.sql('rollback to savepoint one_thing')
      outcomes.push({ id: thing.id, outcome: refused })
    }
  }
  return outcomes
}
