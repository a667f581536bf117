import type { Compilable } from 'kysely'
import type pg from 'pg'
import type { Tx } from './transaction.ts'

/**
 * A statement that is built once, for frequent reads: Kysely takes longer to build it than most of them take to run. It
 * is built with placeholders for its arguments, so they must go into the statement unchanged.
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
