import { expect, it } from 'vitest'
import { readSettings } from './env.ts'
import { googleSettings } from './google.ts'

const environment = {
  NODE_ENV: 'test',
  DATABASE_URL: 'postgres://app:secret@localhost/ticarum',
  ORIGIN: 'https://ticarum.example/',
}

it('is offered when it is configured, and comes back to the site’s public URL', () => {
  expect(googleSettings(readSettings(environment))).toBeUndefined()
  expect(
    googleSettings(readSettings({ ...environment, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' })),
  ).toEqual({
    issuer: 'https://accounts.google.com',
    clientId: 'id',
    clientSecret: 'secret',
    redirectUri: 'https://ticarum.example/auth/google/callback',
  })
})

it('refuses to start half configured', () => {
  expect(() => readSettings({ ...environment, GOOGLE_CLIENT_ID: 'id' })).toThrow(
    'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together',
  )
})
