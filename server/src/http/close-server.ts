import type { Server, ServerResponse } from 'node:http'

/**
 * Counts the calls of a server from now on. The function that it returns takes no more connections, and resolves once
 * the calls that began are answered. A connection on which no call has come yet, as browsers open them in advance,
 * would keep `server.close` waiting for a minute.
 */
export function closesWhenAnswered(server: Server): () => Promise<void> {
  let calls = 0
  let closing = false
  const endIfAnswered = () => {
    if (closing && calls === 0) server.closeAllConnections()
  }
  server.on('request', (_, response: ServerResponse) => {
    calls += 1
    response.once('close', () => {
      calls -= 1
      endIfAnswered()
    })
  })
  return () =>
    new Promise((closed) => {
      closing = true
      server.close(() => closed())
      endIfAnswered()
    })
}
