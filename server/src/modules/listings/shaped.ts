import { prepared } from '@ticarum/db/prepared'
import type { Tx } from '@ticarum/db/transaction'
import type { Compilable } from 'kysely'
import type pg from 'pg'

/** A statement with several shapes: each is built and named when it is first used. */
export function shaped<Shape, A extends unknown[], R extends pg.QueryResultRow>(
  nameOf: (shape: Shape) => string,
  build: (shape: Shape) => (...args: A) => Compilable<R>,
): (tx: Tx, shape: Shape, ...args: A) => Promise<R[]> {
  const known = new Map<string, (tx: Tx, ...args: A) => Promise<R[]>>()
  return (tx, shape, ...args) => {
    const name = nameOf(shape)
    const run = known.get(name) ?? prepared(name, build(shape))
    known.set(name, run)
    return run(tx, ...args)
  }
}
