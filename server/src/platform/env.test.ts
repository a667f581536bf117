import { describe, expect, it } from 'vitest'
import webPush from 'web-push'
import { testPush } from '../testing/push-service.ts'
import { readSettings } from './env.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app:a-secret-of-its-own@127.0.0.1:1/ticarum',
  ORIGIN: 'https://ticarum.example',
  STORAGE_DIR: '/files',
  DEVICE_SECRET: 'signs what limits tell devices apart by',
  DEAL_SECRET: 'makes the tokens of links to deals',
}

describe('production refuses the development password', () => {
  it.each([
    'postgres://app:development@db/ticarum',
    'postgres://app:d%65velopment@db/ticarum',
    'postgres://app:another@db/ticarum?password=development',
    'postgres://app@db/ticarum?password=d%65velopment',
  ])('in %s', (url) => {
    for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL'])
      expect(() => readSettings({ ...production, [name]: url })).toThrow(`${name} holds the development password`)
    expect(readSettings({ ...production, NODE_ENV: 'development', DATABASE_URL: url }).DATABASE_URL).toBe(url)
  })

  it('and takes another', () => expect(readSettings(production).NODE_ENV).toBe('production'))
})

describe.each(['DEVICE_SECRET', 'DEAL_SECRET'] as const)('%s', (name) => {
  it('must be given in production, because all instances share it', () => {
    const { [name]: _, ...without } = production
    expect(() => readSettings(without)).toThrow(`${name} must be set`)
    expect(() => readSettings({ ...without, [name]: 'short' })).toThrow(name)
  })

  it('is made up elsewhere', () => {
    const secrets = [1, 2].map(() => readSettings({ DATABASE_URL: production.DATABASE_URL, NODE_ENV: 'test' })[name])
    expect(new Set(secrets).size).toBe(2)
  })
})

describe('the keys of web push', () => {
  const { WEB_PUSH_PUBLIC_KEY, WEB_PUSH_PRIVATE_KEY, WEB_PUSH_SUBJECT } = testPush
  const keys = { WEB_PUSH_PUBLIC_KEY, WEB_PUSH_PRIVATE_KEY, WEB_PUSH_SUBJECT }

  it('are all given, or none', () => {
    expect(readSettings({ ...production, ...keys })).toMatchObject(keys)
    for (const [name, value] of Object.entries(keys))
      expect(() => readSettings({ ...production, [name]: value })).toThrow('go together: set all or none')
  })

  it.each([
    ['of another pair', webPush.generateVAPIDKeys().privateKey],
    ['that is none', 'secret'],
    ['that is empty', ''],
  ])('do not fit with a private key %s', (_, WEB_PUSH_PRIVATE_KEY) => {
    expect(() => readSettings({ ...production, ...keys, WEB_PUSH_PRIVATE_KEY })).toThrow('are no pair')
  })

  it('need somebody to write to', () => {
    expect(() => readSettings({ ...production, ...keys, WEB_PUSH_SUBJECT: 'us' })).toThrow('WEB_PUSH_SUBJECT')
  })
})

describe('the address of the site', () => {
  const { ORIGIN: _, ...without } = production

  it('must be stated in production: links in mail would lead to nowhere, or to somebody else', () => {
    expect(() => readSettings(without)).toThrow('ORIGIN must begin with https://')
    expect(() => readSettings({ ...production, ORIGIN: 'http://ticarum.example' })).toThrow('ORIGIN must begin with')
  })

  it('is this machine in development', () => {
    expect(readSettings({ ...without, NODE_ENV: 'development' }).ORIGIN).toBe('http://localhost:3000')
  })
})

describe('traces', () => {
  const read = (more: NodeJS.ProcessEnv) => readSettings({ ...production, ...more })

  it('are off by default', () => {
    expect(read({})).toMatchObject({ OTEL_EXPORTER_OTLP_HEADERS: {}, OTEL_TRACES_SAMPLER_ARG: 1 })
    expect(read({}).OTEL_EXPORTER_OTLP_ENDPOINT).toBeUndefined()
  })

  it('take headers as OpenTelemetry writes them', () => {
    const headers = 'authorization=Bearer%20a%3Db,x-tenant=ticarum'
    expect(read({ OTEL_EXPORTER_OTLP_HEADERS: headers }).OTEL_EXPORTER_OTLP_HEADERS).toEqual({
      authorization: 'Bearer a=b',
      'x-tenant': 'ticarum',
    })
    expect(() => read({ OTEL_EXPORTER_OTLP_HEADERS: 'no header' })).toThrow('OTEL_EXPORTER_OTLP_HEADERS')
  })
})
