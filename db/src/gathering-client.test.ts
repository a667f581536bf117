import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { testDatabase } from './testing/database.ts'
import { createPool } from './transaction.ts'

const { urls } = await testDatabase()

interface Handle {
  writev(request: unknown, pieces: unknown[], ...rest: unknown[]): number
  writeBuffer(request: unknown, piece: unknown): number
}

/** Counts what the connection gives to the system. */
async function counting(url: string) {
  const pool = createPool(url, 1)
  const client = await pool.connect()
  const { connection } = client as unknown as pg.PoolClient & { connection: { stream: { _handle: Handle } } }
  const handle = connection.stream._handle
  let pieces = 0
  for (const name of ['writev', 'writeBuffer'] as const) {
    const write = handle[name].bind(handle) as (...given: unknown[]) => number
    handle[name] = (...given: unknown[]) => {
      pieces += 1
      return write(...given)
    }
  }
  const end = async () => {
    client.release()
    await pool.end()
  }
  return { client, end, pieces: () => pieces }
}

describe('a connection', () => {
  it.each([
    ['of its own', urls.app],
    ['through pgbouncer', `${urls.app}${urls.app.includes('?') ? '&' : '?'}pgbouncer=true`],
  ])('%s sends the statements of one turn in one piece, in their order', async (_, url) => {
    const { client, end, pieces } = await counting(url)
    const answers = await Promise.all([
      client.query('begin'),
      client.query({ name: 'first', text: 'select 1 as n' }),
      client.query({ name: 'second', text: 'select $1::int as n', values: [2] }),
    ])
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual([undefined, 1, 2])
    expect(pieces()).toBe(1)
    await client.query('commit')
    expect(pieces()).toBe(2)
    await end()
  })
})
