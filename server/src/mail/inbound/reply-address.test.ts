import { newId } from '@ticarum/db/ids'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../../platform/env.ts'
import { createBounceAddresses, createReplyAddresses } from './reply-address.ts'

const settings = { domain: 'reply.ticarum.example', secret: 'a secret of tests, long enough to sign' }
const { addressOf, mailOf } = createReplyAddresses(settings)
const now = new Date('2026-11-16T10:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 24 * 3_600_000)

describe('an address for answers', () => {
  it('says which mail is answered, is short enough, and in any case of letters', () => {
    for (let n = 0; n < 1000; n++) {
      const id = newId()
      const address = addressOf(id, now)
      expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
      expect([mailOf(address, now), mailOf(address.toUpperCase(), now)]).toEqual([id, id])
    }
  })

  it('holds for 180 days', () => {
    const id = newId()
    expect([0, 180, 181].map((count) => mailOf(addressOf(id, now), days(count)))).toEqual([id, id, undefined])
  })

  it('cannot be changed in any character, nor made with another secret or for another domain', () => {
    const address = addressOf(newId(), now)
    for (let at = 0; at < address.length; at++)
      for (const character of '0123456789abcdefghijklmnopqrstuvwxyz+@.-')
        if (address[at] !== character)
          expect(mailOf(address.slice(0, at) + character + address.slice(at + 1), now)).toBeUndefined()
    for (const other of [{ secret: settings.secret.toUpperCase() }, { domain: 'reply.evil.example' }])
      expect(mailOf(createReplyAddresses({ ...settings, ...other }).addressOf(newId(), now), now)).toBeUndefined()
  })
})

describe('an address for reports', () => {
  const bounces = createBounceAddresses(settings)

  it('holds for 30 days, is short enough, and is never one for answers', () => {
    const id = newId()
    const address = bounces.addressOf(id, now)
    expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
    expect([0, 30, 31].map((count) => bounces.mailOf(address.toUpperCase(), days(count)))).toEqual([id, id, undefined])
    expect(mailOf(address, now)).toBeUndefined()
    expect(mailOf(address.replace('bounce+', 'reply+'), now)).toBeUndefined()
    expect(bounces.mailOf(addressOf(id, now).replace('reply+', 'bounce+'), now)).toBeUndefined()
  })
})

describe('the settings', () => {
  const environment = { NODE_ENV: 'test', DATABASE_URL: 'postgres://app:secret@localhost/ticarum' }
  const { domain: INBOUND_DOMAIN, secret: INBOUND_SECRET } = settings

  it.each([
    ['half of them', { INBOUND_DOMAIN }, 'go together'],
    ['a short secret', { INBOUND_DOMAIN, INBOUND_SECRET: 'short' }, 'INBOUND_SECRET'],
    ['what is no domain', { INBOUND_DOMAIN: 'reply@ticarum.example', INBOUND_SECRET }, 'INBOUND_DOMAIN'],
  ])('refuse %s', (_, fault, words) => {
    expect(() => readSettings({ ...environment, ...fault })).toThrow(words)
  })

  it('are off, or whole', () => {
    expect(readSettings(environment).INBOUND_DOMAIN).toBeUndefined()
    expect(readSettings({ ...environment, INBOUND_DOMAIN, INBOUND_SECRET })).toMatchObject({
      INBOUND_HOST: '127.0.0.1',
      INBOUND_PORT: 2424,
    })
  })
})
