import * as http from 'node:http'
import * as https from 'node:https'

export interface Answered {
  status: number
  text: string
}

interface Asked {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string | undefined
}

const PATIENCE = 60_000 // ms

/** A client that keeps its connections, usually one, from an address of its own; nothing is tried twice. */
export function createClient(base: string, localAddress: string, connections = 1) {
  const { protocol, hostname, port } = new URL(base)
  const { Agent, request } = protocol === 'https:' ? https : http
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    ask: ({ method = 'GET', path, headers = {}, body }: Asked): Promise<Answered> =>
      new Promise((answered, failed) => {
        // The certificate is one that the run made.
        const how = { hostname, port, method, path, headers, agent, localAddress, rejectUnauthorized: false }
        const sent = request(how, (response) => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (chunk: string) => {
            text += chunk
          })
          response.once('end', () => answered({ status: response.statusCode ?? 0, text }))
          response.once('error', failed)
        })
        sent.setTimeout(PATIENCE, () => sent.destroy(new Error(`no answer within ${PATIENCE} ms`)))
        sent.once('error', failed)
        sent.end(body)
      }),
    close: () => agent.destroy(),
  }
}
