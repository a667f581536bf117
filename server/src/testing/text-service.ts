import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Settings } from '../platform/env.ts'

/** What the service does with a message that it has read: answers with a status, drops the line, or keeps silent. */
export type TextFault = { status: number; body?: object } | 'drop' | 'silent'

export interface TextService {
  url: string
  /** settings that lead both channels here */
  settings: Settings
  /** every message that arrived whole, also those that were refused */
  arrived: {
    path: string | undefined
    token: string | undefined
    key: string | undefined
    body: TextBody
    /** undefined: it was taken */
    fault: TextFault | undefined
  }[]
  close(): Promise<void>
}

interface TextBody {
  to?: string
  text?: string
  template?: { name: string; language: { code: string }; components: { parameters: { text: string }[] }[] }
}

const read = async (request: IncomingMessage) => Buffer.concat(await request.toArray()).toString()

/** A stand-in for WhatsApp and an SMS gateway. */
export async function startTextService(fault: () => TextFault | undefined = () => undefined): Promise<TextService> {
  const arrived: TextService['arrived'] = []
  const server = createServer(async (request, response) => {
    const { authorization: token, 'idempotency-key': key } = request.headers
    const body = JSON.parse(await read(request))
    const next = fault()
    arrived.push({ path: request.url, token, key: key?.toString(), body, fault: next })
    if (next === 'silent') return
    if (next === 'drop') {
      request.socket.destroy()
      return
    }
    const { status, body: said } = { body: { messages: [{ id: 'wamid.1' }] }, ...(next ?? { status: 200 }) }
    response.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' }).end(JSON.stringify(said))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = {
    WHATSAPP_URL: `${url}/v23.0`,
    WHATSAPP_PHONE_ID: '1066',
    WHATSAPP_TOKEN: 'wa-secret',
    SMS_URL: `${url}/sms`,
    SMS_TOKEN: 'sms-secret',
    SMS_FROM: 'Ticarum',
  } as Settings
  return {
    url,
    settings,
    arrived,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
