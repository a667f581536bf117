import { newCaller } from '@ticarum/server/door/caller'
import type { Question } from '@ticarum/server/testing/catalogue-questions'
import { buffersOf, type ExplainedStatement, explainingPool } from '@ticarum/server/testing/explaining-pool'
import type pg from 'pg'
import { doorOn } from './door-on.ts'

/**
 * The blocks of tables and indexes that a call's statements read: the second time, because a connection's first call
 * also reads the catalog, to plan what functions run.
 */
export function blocksReader(pool: pg.Pool): (question: Question) => Promise<number> {
  let explained: ExplainedStatement[] = []
  const door = doorOn(explainingPool(pool, (each) => explained.push(each)))
  return async ({ procedure, input, token }) => {
    const caller = newCaller({ token: token ?? null })
    await door.call(procedure, caller, input)
    explained = []
    await door.call(procedure, caller, input)
    return explained.reduce((sum, { ran }) => sum + buffersOf(ran), 0)
  }
}
