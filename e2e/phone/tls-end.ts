import { request } from 'node:http'
import { createSecureServer, type ServerHttp2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import type { Certificate } from './certificate.ts'

/** Headers of one connection, which HTTP/2 does not have. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding'])

export interface TlsEnd {
  port: number
  close(): Promise<void>
}

/** The proxy before the server in production: ends TLS, speaks HTTP/2, passes everything else on unchanged. */
export async function startTlsEnd(site: string, { key, cert }: Certificate): Promise<TlsEnd> {
  const sessions = new Set<ServerHttp2Session>()
  const server = createSecureServer({ key, cert }, (asked, answer) => {
    const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')))
    const passedOn = request(
      `${site}${asked.url}`,
      { method: asked.method, headers: { ...headers, host: asked.authority } },
      (given) => {
        if (answer.stream.destroyed) return given.resume() // the browser left the page
        answer.writeHead(
          given.statusCode ?? 502,
          Object.fromEntries(Object.entries(given.headers).filter(([name]) => !HOP_BY_HOP.has(name))),
        )
        pipeline(given, answer.stream, () => {})
      },
    )
    passedOn.on('error', () => answer.stream.close())
    asked.pipe(passedOn)
  })
  server.on('session', (session) => {
    sessions.add(session)
    session.on('error', () => {})
    session.on('close', () => sessions.delete(session))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const session of sessions) session.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
