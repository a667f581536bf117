import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { newDevice, type PushFault, startPushService, testPush } from '../testing/push-service.ts'
import { createPush, type PushedNotice, type SendPush } from './web-push.ts'

let fault: PushFault | undefined
const service = await startPushService(() => fault)
afterAll(() => service.close())
beforeEach(() => {
  fault = undefined
  service.arrived.length = 0
})

const send = createPush(testPush, { patience: 500, mayAsk: () => true }) as SendPush

const notice: PushedNotice = {
  title: 'Dalab cusub ayaad heshay',
  body: 'TC-10001',
  path: '/supplier/notifications/0199',
  tag: '2026-03-02 order.placed',
  language: 'so',
  direction: 'ltr',
}

describe('a notice', () => {
  it('is read by the device and by nobody else', async () => {
    const device = service.newDevice()
    expect(await send(device, notice)).toEqual({ outcome: 'accepted' })
    const [message] = service.arrived
    if (!message) throw new Error('nothing arrived')
    expect(device.endpoint).toContain(message.path)
    expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(message.body.includes('TC-10001')).toBe(false)
    expect(device.read(message)).toEqual(notice)
    expect(() => service.newDevice().read(message)).toThrow()
  })

  it('is signed for its service, so that nobody else can send to the device', async () => {
    const device = service.newDevice()
    await send(device, notice)
    const { authorization } = service.arrived[0]?.headers ?? {}
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(authorization)) ?? []
    expect(key).toBe(testPush.WEB_PUSH_PUBLIC_KEY)
    const [head = '', claims = '', signature = ''] = token.split('.')
    const point = Buffer.from(key, 'base64url')
    const jwk = { kty: 'EC', crv: 'P-256', x: half(point, 1), y: half(point, 33) }
    expect(
      verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      ),
    ).toBe(true)
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: new URL(device.endpoint).origin,
      sub: testPush.WEB_PUSH_SUBJECT,
    })
  })

  it('takes the place of an earlier one of its tag at the service', async () => {
    const device = service.newDevice()
    for (const tag of [notice.tag, notice.tag, 'another']) await send(device, { ...notice, tag })
    const [first, again, other] = service.arrived.map(({ headers }) => headers.topic)
    expect(first).toMatch(/^[\w-]{32}$/)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })
})

const half = (point: Buffer, from: number) => point.subarray(from, from + 32).toString('base64url')

describe('a service that', () => {
  it.each([404, 410])('answers %i has no such device any more', async (status) => {
    fault = status
    expect(await send(service.newDevice(), notice)).toEqual({ outcome: 'gone', reason: String(status) })
  })

  it.each<[string, PushFault, object]>([
    ['refuses the notice', 400, { permanent: true, reason: '400' }],
    ['refuses our key', 403, { permanent: true, reason: '403' }],
    ['finds it too large', 413, { permanent: true, reason: '413' }],
    ['leads elsewhere', 307, { permanent: true, reason: '307' }],
    ['has too many at once', 429, { permanent: false, reason: '429' }],
    ['fails', 500, { permanent: false, reason: '500' }],
    ['is not there now', 503, { permanent: false, reason: '503' }],
    ['drops the line', 'drop', { permanent: false }],
    ['keeps silent', 'silent', { permanent: false, reason: 'TimeoutError' }],
  ])('%s is asked once', { timeout: 60_000 }, async (_, next, told) => {
    fault = next
    expect(await send(service.newDevice(), notice)).toMatchObject({ outcome: 'refused', ...told })
    expect(service.arrived).toHaveLength(1)
  })

  it('answers without end is not listened to', async () => {
    fault = 'endless'
    expect(await send(service.newDevice(), notice)).toEqual({ outcome: 'accepted' })
  })
})

describe('a device', () => {
  it('with another address than a push service’s is forgotten, and its address is never asked', async () => {
    const careful = createPush(testPush) as SendPush
    const device = service.newDevice()
    for (const endpoint of [device.endpoint, device.endpoint.replace('http:', 'https:')])
      expect(await careful({ ...device, endpoint }, notice)).toEqual({ outcome: 'gone', reason: 'not a push service' })
    expect(service.arrived).toEqual([])
  })

  it('whose keys are none is forgotten', async () => {
    const device = newDevice('https://fcm.googleapis.com')
    expect(await send({ ...device, p256dh: 'B'.repeat(87) }, notice)).toMatchObject({ outcome: 'gone' })
  })

  it('is told nothing by default', () => expect(createPush({})).toBeUndefined())
})
