import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPostWebhook, type PostWebhook } from '../platform/post-webhook.ts'

/** What a receiver does instead of taking a delivery. */
export type ReceiverFault = number | 'silent' | 'drop' | 'endless' | 'redirect'

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface WebhookReceiver {
  port: number
  received: Received[]
  /** for the deliveries that follow */
  fault: ReceiverFault | undefined
  /** delivers to it, whatever name a webhook has */
  post: PostWebhook
  close(): Promise<void>
}

/** The real sender, but for the name's address, which is this machine's, and TLS. */
export const postLocally = (port: number, patience = 1000): PostWebhook =>
  createPostWebhook({
    patience,
    resolve: async () => ['127.0.0.1'],
    isPublic: () => true,
    request: (options, answered) => request({ ...options, port }, answered),
  })

/** A company's machine that takes webhooks. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer(async (asked, answer) => {
    const body = Buffer.concat(await asked.toArray()).toString()
    const { fault } = receiver
    receiver.received.push({ path: asked.url ?? '', headers: asked.headers, body })
    if (fault === 'silent') return
    if (fault === 'drop') {
      asked.socket.destroy()
      return
    }
    if (fault === 'endless') {
      answer.writeHead(200)
      const more = setInterval(() => answer.write('x'.repeat(65_536)), 1)
      answer.on('close', () => clearInterval(more))
      return
    }
    if (fault === 'redirect') answer.writeHead(302, { location: '/elsewhere' })
    else answer.writeHead(fault ?? 204)
    answer.end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const receiver: WebhookReceiver = {
    port,
    received: [],
    fault: undefined,
    post: postLocally(port),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return receiver
}
