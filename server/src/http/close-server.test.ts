import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { closesWhenAnswered } from './close-server.ts'

test('a stopping server answers the calls that began, and waits for no connection on which none came', async () => {
  const begun: ServerResponse[] = []
  const server = createServer((_, response) => begun.push(response)).listen(0, '127.0.0.1')
  const close = closesWhenAnswered(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const silent = connect(port, '127.0.0.1')
  await once(server, 'connection')
  const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text())
  await expect.poll(() => begun.length).toBe(1)

  const closed = close()
  begun[0]?.end('answered')
  expect(await answer).toBe('answered')
  await closed
  await once(silent, 'close')
})
