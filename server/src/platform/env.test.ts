import { generateKeyPairSync } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import webPush from 'web-push'
import { testPush } from '../testing/push-service.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { readSettings, readWorkerSettings, type SECRETS } from './env.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app:a-secret-of-its-own@127.0.0.1:1/ticarum',
  ORIGIN: 'https://ticarum.test',
  STORAGE_DIR: '/files',
  DEVICE_SECRET: 'signs what limits tell devices apart by',
  DEAL_SECRET: 'makes the tokens of links to deals',
}

const rsaKey = (modulusLength: number): string =>
  generateKeyPairSync('rsa', { modulusLength }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().trim()

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

  it.each([
    'https://ticarum.example',
    'https://www.example.com',
    'https://localhost',
    'https://shop.localhost:8443',
    'https://127.0.0.1',
    'https://[::1]',
  ])('is not %s in production', (ORIGIN) => {
    expect(() => readSettings({ ...production, ORIGIN })).toThrow(`ORIGIN is ${ORIGIN}, an example`)
    expect(readSettings({ ...production, NODE_ENV: 'test', ORIGIN }).ORIGIN).toBe(ORIGIN)
  })

  it('may hold such a word', () => {
    for (const ORIGIN of ['https://example-trade.so', 'https://ticarum.com', 'https://10.0.0.7'])
      expect(readSettings({ ...production, ORIGIN }).ORIGIN).toBe(ORIGIN)
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

describe('the mail of a worker in production', () => {
  const worker = { ...production, SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'Ticarum <trade@ticarum.test>' }

  it('goes by a real server, from a real address', () => {
    expect(readWorkerSettings(worker)).toMatchObject({ SMTP_URL: worker.SMTP_URL, MAIL_FROM: worker.MAIL_FROM })
  })

  it.each([
    ['the mailbox of development', { SMTP_URL: undefined }, 'SMTP_URL must name the mail server'],
    ['the same elsewhere', { SMTP_URL: 'smtp://mail.ticarum.test:1025' }, 'SMTP_URL must name the mail server'],
    ['no address', { SMTP_URL: 'mail' }, 'SMTP_URL must name the mail server'],
    ['the sender of examples', { MAIL_FROM: undefined }, 'MAIL_FROM is Ticarum <trade@ticarum.example>, an example'],
    ['a bare one', { MAIL_FROM: 'trade@example.org' }, 'MAIL_FROM is trade@example.org, an example'],
    ['none', { MAIL_FROM: 'Ticarum' }, 'MAIL_FROM is Ticarum'],
    [
      'answers to an example',
      { INBOUND_DOMAIN: 'answers.ticarum.example', INBOUND_SECRET: 'x'.repeat(32) },
      'INBOUND_DOMAIN is answers.ticarum.example, an example',
    ],
  ])('does not go by %s', (_, fault, words) => {
    expect(() => readWorkerSettings({ ...worker, ...fault })).toThrow(words)
    if (words.includes('example'))
      expect(() => readWorkerSettings({ ...worker, ...fault, NODE_ENV: 'test' })).not.toThrow()
  })

  it('is no matter of a server', () => {
    expect(readSettings(production).MAIL_FROM).toContain('ticarum.example')
  })
})

describe('the key that signs mail', () => {
  it('is an RSA key, and stands beside its selector; an end of line in it may be written out', () => {
    const key = rsaKey(2048)
    const read = (more: NodeJS.ProcessEnv) => readSettings({ ...production, ...more }).DKIM_PRIVATE_KEY
    expect(read({ DKIM_SELECTOR: 'a', DKIM_PRIVATE_KEY: key.replaceAll('\n', '\\n') })).toBe(key)
    expect(() => read({ DKIM_PRIVATE_KEY: key })).toThrow('go together')
    expect(() => read({ DKIM_SELECTOR: 'a' })).toThrow('go together')
    for (const no of ['key', rsaKey(1024)])
      expect(() => read({ DKIM_SELECTOR: 'a', DKIM_PRIVATE_KEY: no })).toThrow('no private RSA key of 2048 bits')
    expect(() => read({ DKIM_SELECTOR: 'a._domainkey', DKIM_PRIVATE_KEY: key })).toThrow('DKIM_SELECTOR')
  })
})

describe('a secret', () => {
  const { WEB_PUSH_PUBLIC_KEY, WEB_PUSH_PRIVATE_KEY, WEB_PUSH_SUBJECT } = testPush
  const secrets: Record<(typeof SECRETS)[number], string> = {
    DATABASE_URL: production.DATABASE_URL,
    DATABASE_SIGN_IN_URL: 'postgres://sign_in:another-secret@db/ticarum',
    DATABASE_DIRECT_URL: 'postgres://worker:another-secret@db/ticarum',
    DATABASE_REPLICA_URL: 'postgres://app:another-secret@replica/ticarum',
    WAKE_UP_URL: 'nats://ticarum:another-secret@broker',
    DEVICE_SECRET: production.DEVICE_SECRET,
    DEAL_SECRET: production.DEAL_SECRET,
    METRICS_TOKEN: 'a token of the monitoring',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of%20traces',
    SMTP_URL: 'smtps://ticarum:secret@mail.ticarum.test',
    DKIM_PRIVATE_KEY: rsaKey(2048),
    INBOUND_SECRET: 'signs addresses to which people answer',
    GOOGLE_CLIENT_SECRET: 'secret of Google',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret of the bucket',
    TRANSLATOR_KEY: 'key of the translator',
    WHATSAPP_TOKEN: 'token of WhatsApp',
    SMS_TOKEN: 'token of the gateway',
    WEB_PUSH_PRIVATE_KEY,
  }
  const others = {
    NODE_ENV: 'production',
    ORIGIN: production.ORIGIN,
    INBOUND_DOMAIN: 'answers.ticarum.test',
    DKIM_SELECTOR: 'a',
    GOOGLE_CLIENT_ID: 'id',
    S3_BUCKET: 'ticarum',
    TRANSLATOR: 'deepl',
    TRANSLATOR_URL: 'https://translator.ticarum.test',
    WHATSAPP_PHONE_ID: '1',
    SMS_URL: 'https://sms.ticarum.test',
    WEB_PUSH_PUBLIC_KEY,
    WEB_PUSH_SUBJECT,
  }

  it('may stand in a file, whose last end of line does not count', async () => {
    const folder = await temporaryFolder()
    const files: Record<string, string> = {}
    for (const [name, value] of Object.entries(secrets)) {
      files[`${name}_FILE`] = path.join(folder, name)
      await writeFile(path.join(folder, name), `${value}\n`)
    }
    expect(readSettings({ ...others, ...files })).toMatchObject({
      ...secrets,
      OTEL_EXPORTER_OTLP_HEADERS: { authorization: 'Bearer of traces' },
    })
  })

  it('in a file is held to the same rules', async () => {
    const file = path.join(await temporaryFolder(), 'url')
    await writeFile(file, 'postgres://app:development@db/ticarum\n')
    const { DATABASE_URL: _, ...rest } = production
    expect(() => readSettings({ ...rest, DATABASE_URL_FILE: file })).toThrow('DATABASE_URL holds the development')
  })

  it('stands in one place, which can be read', () => {
    const twice = { ...production, DEAL_SECRET_FILE: '/etc/hostname' }
    expect(() => readSettings(twice)).toThrow('DEAL_SECRET and DEAL_SECRET_FILE exclude each other')
    const { DEAL_SECRET: _, ...without } = production
    const nowhere = { ...without, DEAL_SECRET_FILE: '/nowhere/deal' }
    expect(() => readSettings(nowhere)).toThrow("DEAL_SECRET_FILE names a file that can't be read: ENOENT")
  })
})
