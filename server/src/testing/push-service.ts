import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Keys for tests only: they open nothing. */
export const testPush = {
  WEB_PUSH_PUBLIC_KEY: 'BEaSug3hymfmBgXRpCFOn9w_KGRW80ALnsmcFjHiA-tzfmknvLU1vApEh4291ez_yV4Ua5UJYVCB-yFpIbO9bww',
  WEB_PUSH_PRIVATE_KEY: 'OhjNQXB7B8ir7Z0JGzGB8hr3IUPWn0vqBKThdPtMErA',
  WEB_PUSH_SUBJECT: 'mailto:trade@ticarum.example',
}

/** What the service does with a message that it has read: answers with a status, drops the line, or keeps silent. */
export type PushFault = number | 'drop' | 'silent' | 'endless'

interface PushedMessage {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  fault: PushFault | undefined
}

export interface PushService {
  /** an address of this service, for a new device */
  newDevice(): TestDevice
  /** every message that arrived whole, also those that were refused */
  arrived: PushedMessage[]
  close(): Promise<void>
}

/** A browser's side of a subscription. */
export interface TestDevice {
  endpoint: string
  p256dh: string
  auth: string
  /** what the service passed on to it, decrypted */
  read(message: PushedMessage): Record<string, string>
}

export function newDevice(origin: string): TestDevice {
  const pair = createECDH('prime256v1')
  const own = pair.generateKeys()
  const auth = randomBytes(16)
  return {
    endpoint: `${origin}/send/${randomBytes(12).toString('base64url')}`,
    p256dh: own.toString('base64url'),
    auth: auth.toString('base64url'),
    read: ({ body }) => JSON.parse(opened(body, pair.computeSecret(senderOf(body)), own, auth).toString()),
  }
}

const senderOf = (body: Buffer): Buffer => body.subarray(21, 21 + (body[20] ?? 0))

/** RFC 8291 and 8188, one record: salt, record size, the sender's key, and what was encrypted with both. */
function opened(body: Buffer, secret: Buffer, own: Buffer, auth: Buffer): Buffer {
  const [salt, sender] = [body.subarray(0, 16), senderOf(body)]
  const derive = (key: Buffer, by: Buffer, about: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, by, about, bytes))
  const key = derive(secret, auth, Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]), 32)
  const sealed = body.subarray(21 + sender.length)
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  )
  cipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2))
}

/** A stand-in for the push service of a browser. */
export async function startPushService(fault: () => PushFault | undefined = () => undefined): Promise<PushService> {
  const arrived: PushService['arrived'] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const next = fault()
    arrived.push({ path: request.url ?? '', headers: request.headers, body, fault: next })
    if (next === 'silent') return
    if (next === 'drop') {
      request.socket.destroy()
      return
    }
    if (next === 'endless') {
      response.writeHead(201)
      const more = setInterval(() => response.write('x'.repeat(65_536)), 1)
      response.on('close', () => clearInterval(more))
      return
    }
    response.writeHead(next ?? 201, { location: '/elsewhere' }).end('said')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    newDevice: () => newDevice(origin),
    arrived,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
