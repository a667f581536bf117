import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPool } from '@ticarum/db/transaction'
import type pg from 'pg'

/**
 * A bare Node process: for each URL it sends the system's statements in the same order, and answers with the rows of
 * the last one.
 */
const pool = createPool(process.env.DATABASE_URL ?? '', Number(process.env.DATABASE_POOL))
const statements: Record<string, pg.QueryConfig[]> = JSON.parse(readFileSync(process.env.STATEMENTS ?? '', 'utf8'))

const server = createServer(async (request, response) => {
  const asked = statements[request.url ?? '']
  let rows: unknown[] = []
  for (const statement of asked ?? []) rows = (await pool.query(statement)).rows
  const body = JSON.stringify({ items: rows }, (_, value) => (typeof value === 'bigint' ? Number(value) : value))
  response.writeHead(asked ? 200 : 404, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: (server.address() as AddressInfo).port })))
