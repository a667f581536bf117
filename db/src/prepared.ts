import type { Compilable } from 'kysely'
import type pg from 'pg'
import type { Tx } from './transaction.ts'

/**
 * A statement that is built once, for reads that happen all the time: building it takes Kysely longer than most of them
 * take.
 * It is built with stand-ins for its arguments, so they must go into the statement as they are.
 */
export function prepared<A extends unknown[], R extends pg.QueryResultRow>(
  name: string,
  build: (...args: A) => Compilable<R>,
): (tx: Tx, ...args: A) => Promise<R[]> {
  const standIns = Array.from({ length: build.length }, (_, n) => Symbol(n))
  const { sql, parameters } = build(...(standIns as unknown[] as A)).compile()
  const places = parameters.map((parameter) => standIns.indexOf(parameter as symbol))
  return (tx, ...args) =>
    tx.sql<R>(
      sql,
      places.map((place, n) => (place < 0 ? parameters[n] : args[place])),
      name,
    )
}
