import { describe, expect, it } from 'vitest'
import { readSettings } from './env.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app:a-secret-of-its-own@127.0.0.1:1/ticarum',
  ORIGIN: 'https://ticarum.example',
  STORAGE_DIR: '/files',
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
