import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPool } from '@ticarum/db/transaction'
import { bareList, bareSupplier } from './bare.ts'

/** A bare Node process without pipeline, log or limits, on the same driver and pool. */
const pool = createPool(process.env.DATABASE_URL ?? '', Number(process.env.DATABASE_POOL))

const server = createServer(async (request, response) => {
  const id = request.url?.split('/')[4]
  const answer = id ? await bareSupplier(pool, id) : await bareList(pool)
  const body = JSON.stringify(answer)
  response.writeHead(answer ? 200 : 404, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body ?? ''),
  })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: (server.address() as AddressInfo).port })))
