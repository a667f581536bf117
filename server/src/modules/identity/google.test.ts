import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { createClient } from '../../client.ts'
import { newCaller } from '../../door/caller.ts'
import { createGoogle } from '../../platform/google.ts'
import { openDoor } from '../../testing/open-door.ts'
import { startOpenIdServer } from '../../testing/openid-server.ts'

const redirectUri = 'https://ticarum.example/auth/google/callback'
const provider = await startOpenIdServer(redirectUri)
afterAll(() => provider.close())
const google = createGoogle({ ...provider, redirectUri })
const { door, given, as, signedIn, owner, clock } = await openDoor({ google })

/** The whole sign-in: begin here, approve at the provider, come back here. */
async function comesBack({ again = false, strip = false } = {}) {
  const { url, ...checks } = await as().identity.beginGoogle({ again })
  const asked = new URL(url)
  if (strip) for (const parameter of ['prompt', 'max_age', 'claims']) asked.searchParams.delete(parameter)
  return { callbackUrl: await provider.approve(asked.href), ...checks }
}

async function signsInWithGoogle() {
  const caller = newCaller()
  const answer = await createClient(door, caller).identity.signInWithGoogle.try(await comesBack())
  const session = caller.sessionCookie
  return {
    answer,
    user: session && session !== 'clear' ? (await as({ token: session.token }).identity.session({})).user : undefined,
  }
}

describe('signing in with Google', () => {
  it('makes an account without a role, with an empty name where Google gives none [DATA-18]', async () => {
    provider.signsIn({ sub: 'g-1', email: 'New@Example.com', email_verified: true })
    const { user } = await signsInWithGoogle()
    expect(user).toMatchObject({ email: 'new@example.com', fullName: '', role: null, emailConfirmed: true })
    const again = await signsInWithGoogle()
    expect(again.user?.id).toBe(user?.id)
  })

  it('signs into the account of the same confirmed address, which keeps its password', async () => {
    const person = await given.supplier()
    await owner.query('update accounts set email_confirmed_at = now() where id = $1', [person.id])
    provider.signsIn({ sub: 'g-2', email: person.email, email_verified: true, name: 'Elif' })
    expect((await signsInWithGoogle()).user).toMatchObject({ id: person.id, role: 'supplier' })
    expect((await as().identity.signIn.try(person)).ok).toBe(true)
  })

  it('removes password and sessions of an account with an unconfirmed e-mail: it may be a trap', async () => {
    const trap = await given.customer({ confirmed: false })
    const { token } = await signedIn(trap)
    provider.signsIn({ sub: 'g-3', email: trap.email, email_verified: true })
    expect((await signsInWithGoogle()).user).toMatchObject({ id: trap.id, emailConfirmed: true })
    expect((await as().identity.signIn.try(trap)).ok).toBe(false)
    expect((await as({ token }).identity.session.try({})).ok).toBe(false)
  })

  it('refuses an address that Google did not confirm, and a suspended person', async () => {
    provider.signsIn({ sub: 'g-4', email: 'unconfirmed@example.com', email_verified: false })
    expect((await signsInWithGoogle()).answer).toMatchObject({ code: 'GOOGLE_FAILED' })
    const suspended = await given.customer()
    await owner.query('update accounts set suspended_at = now() where id = $1', [suspended.id])
    provider.signsIn({ sub: 'g-5', email: suspended.email, email_verified: true })
    expect((await signsInWithGoogle()).answer).toMatchObject({ code: 'GOOGLE_FAILED' })
  })

  it('refuses another state, nonce or verifier, a foreign redirect URL and a code used twice', async () => {
    provider.signsIn({ sub: 'g-6', email: 'six@example.com', email_verified: true })
    for (const spoiled of ['state', 'nonce', 'codeVerifier'] as const) {
      const back = await comesBack()
      expect(await as().identity.signInWithGoogle.try({ ...back, [spoiled]: 'x'.repeat(43) })).toMatchObject({
        code: 'GOOGLE_FAILED',
      })
    }
    const back = await comesBack()
    const foreign = back.callbackUrl.replace('ticarum.example', 'evil.example')
    expect(await as().identity.signInWithGoogle.try({ ...back, callbackUrl: foreign })).toMatchObject({
      code: 'GOOGLE_FAILED',
    })
    expect((await as().identity.signInWithGoogle.try(back)).ok).toBe(true)
    expect(await as().identity.signInWithGoogle.try(back)).toMatchObject({ code: 'GOOGLE_FAILED' })
  })
})

describe('proving oneself once more with Google', () => {
  const HODAN = { sub: 'g-7', email: 'hodan@example.com', email_verified: true }

  /** A person who joined by Google and has no password. */
  async function joined() {
    provider.signsIn(HODAN)
    const caller = newCaller()
    await createClient(door, caller).identity.signInWithGoogle(await comesBack())
    if (!caller.sessionCookie || caller.sessionCookie === 'clear') throw new Error('nobody is signed in')
    return as({ token: caller.sessionCookie.token })
  }
  const setting = (api: Awaited<ReturnType<typeof joined>>) =>
    api.identity.setPassword.try({ password: 'sixsix' }, randomUUID())

  it('lets somebody who joined by Google set a password, for ten minutes', async () => {
    const api = await joined()
    const nothing = { password: false, google: true, passkey: false, provenUntil: null }
    expect(await api.identity.signInWays({})).toEqual(nothing)
    expect(await setting(api)).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' })
    await api.identity.reauthenticateWithGoogle(await comesBack({ again: true }))
    clock.advance(11 * 60 * 1000)
    expect(await setting(api)).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' })
    clock.advance(-11 * 60 * 1000)
    expect((await api.identity.signInWays({})).provenUntil).not.toBeNull()
    expect((await setting(api)).ok).toBe(true)
    expect(await api.identity.signInWays({})).toMatchObject({ password: true })
    expect((await as().identity.signIn.try({ email: HODAN.email, password: 'sixsix' })).ok).toBe(true)
  })

  it('refuses another Google person, also one who has an account, and changes nothing', async () => {
    const api = await joined()
    const other = { ...HODAN, sub: 'g-8', email: 'other@example.com' }
    provider.signsIn(other)
    await signsInWithGoogle()
    expect(await api.identity.reauthenticateWithGoogle.try(await comesBack({ again: true }))).toMatchObject({
      code: 'GOOGLE_FAILED',
    })
    provider.signsIn({ ...HODAN, sub: 'g-9' }) // the same e-mail, another identity
    expect(await api.identity.reauthenticateWithGoogle.try(await comesBack({ again: true }))).toMatchObject({
      code: 'GOOGLE_FAILED',
    })
    expect((await api.identity.signInWays({})).provenUntil).toBeNull()
  })

  it('refuses a sign-in for which Google did not ask again', async () => {
    const api = await joined()
    expect(
      await api.identity.reauthenticateWithGoogle.try(await comesBack({ again: true, strip: true })),
    ).toMatchObject({ code: 'GOOGLE_FAILED' })
    expect((await api.identity.reauthenticateWithGoogle.try(await comesBack({ again: true }))).ok).toBe(true)
  })
})
