import { randomUUID } from 'node:crypto'
import { MOST_PASSKEYS, PASSKEY_MINUTES } from '@ticarum/contract/values/passkeys'
import { actorOf } from '@ticarum/db/testing/actor'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { inTransaction } from '@ticarum/db/transaction'
import { describe, expect, it } from 'vitest'
import { type Api, createClient } from '../../client.ts'
import { newCaller } from '../../door/caller.ts'
import { givenPasskey } from '../../testing/given-passkeys.ts'
import { openDoor } from '../../testing/open-door.ts'
import { givenGoogle, givenSession } from '../../testing/personas.ts'
import { mailTo } from '../../testing/sent-mail.ts'
import { type SoftwareAuthenticator, softwareAuthenticator } from '../../testing/software-authenticator.ts'
import { strangersByGoogle } from '../../testing/strangers-by-google.ts'

const opened = await openDoor({ google: strangersByGoogle })
const { given, owner, app, as, asPerson, clock, door } = opened
const key = () => randomUUID()
const FAILED = { ok: false, code: 'PASSKEY_FAILED' }

/** Somebody who has proven by their password who they are. */
async function proven(person?: GivenPerson) {
  const someone = person ?? (await given.customer())
  const api = await asPerson(someone)
  await api.identity.reauthenticate({ password: someone.password })
  return { person: someone, api }
}

async function add(api: Api, authenticator = softwareAuthenticator(), name = 'Phone') {
  const { challenge } = await api.passkeys.beginAdding({})
  const answer = authenticator.make(challenge)
  return { answer, ...(await api.passkeys.add({ name, answer }, key())) }
}

/** Somebody with a passkey, in a session that was opened before they had it. */
async function withPasskey() {
  const person = await given.customer()
  const api = await asPerson(person)
  return { person, api, ...(await givenPasskey(opened, person.id)) }
}

/** Somebody whose password was right, and who is asked for their passkey. */
async function halfWay() {
  const person = await given.customer()
  const { authenticator } = await givenPasskey(opened, person.id)
  const { passkeyToken } = await as().identity.signIn(person)
  const token = passkeyToken ?? ''
  const { challenge } = await as().passkeys.beginSignIn({ token })
  return { person, authenticator, token, challenge }
}

/** The same answer given under circumstances in which it proves nothing. */
const wrong: [why: string, Parameters<SoftwareAuthenticator['use']>[1]][] = [
  ['another site', { origin: 'https://ticarum.example.evil.example' }],
  ['another port of the site', { origin: 'https://ticarum.example:8443' }],
  ['another RP id', { rpId: 'evil.example' }],
  ['a parent domain as RP id', { rpId: 'example' }],
  ['nobody whom the authenticator knows', { verified: false }],
]

describe('having passkeys', () => {
  it('adds one with a name, lists it, and mails it although such mail was muted', async () => {
    const { person, api } = await proven()
    await api.notifications.choose({ kind: 'account.passkey-added', byMail: false })
    const { id } = await add(api, softwareAuthenticator(), '  Telefoonka  ')
    expect(await api.passkeys.list({})).toEqual({
      items: [{ id, name: 'Telefoonka', createdAt: clock.now().toISOString(), lastUsedAt: null }],
    })
    expect(await api.identity.signInWays({})).toMatchObject({ password: true, passkey: true })
    expect((await mailTo(owner, person.email))[0]?.arguments).toEqual({
      kind: 'account.passkey-added',
      arguments: { name: 'Telefoonka' },
    })
    const { rows } = await owner.query(
      "select action, changes from audit_log where table_name = 'passkeys' and row_id = $1",
      [id],
    )
    expect(rows).toMatchObject([
      { action: 'passkeys.add', changes: { public_key: 'changed', credential_id: 'changed', name: 'changed' } },
    ])
  })

  it('asks for a proof to add and to remove', async () => {
    const { api, id } = await withPasskey()
    const { challenge } = await api.passkeys.beginAdding({})
    const added = { name: 'Phone', answer: softwareAuthenticator().make(challenge) }
    for (const answer of [await api.passkeys.add.try(added, key()), await api.passkeys.remove.try({ id }, key())])
      expect(answer).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' })
    expect((await api.passkeys.list({})).items.length).toBe(1)
  })

  it('removes one, and mails it', async () => {
    const { person, api } = await proven()
    const { id } = await add(api)
    await api.passkeys.remove({ id }, key())
    expect((await api.passkeys.list({})).items).toEqual([])
    expect((await mailTo(owner, person.email))[0]?.arguments).toMatchObject({ kind: 'account.passkey-removed' })
  })

  it('has a most, also when many are added at once', async () => {
    const { person, api } = await proven()
    const { api: phone } = await proven(person)
    for (let count = 1; count < MOST_PASSKEYS; count += 1) await add(api)
    await Promise.allSettled([api, phone, api].map((each) => add(each)))
    while ((await api.passkeys.list({})).items.length < MOST_PASSKEYS) await add(api)
    expect(await api.passkeys.beginAdding.try({})).toMatchObject({ code: 'PASSKEYS_FULL', args: { max: 10 } })
  })

  it.each(wrong)('refuses an answer from %s', async (_, circumstances) => {
    const { api } = await proven()
    const { challenge } = await api.passkeys.beginAdding({})
    const answer = softwareAuthenticator().make(challenge, circumstances)
    expect(await api.passkeys.add.try({ name: 'Phone', answer }, key())).toMatchObject(FAILED)
    expect((await api.passkeys.list({})).items).toEqual([])
  })

  it.each(['packed', 'apple'] as const)('reads no certificates: refuses the format %s', async (format) => {
    const { api } = await proven()
    const { challenge } = await api.passkeys.beginAdding({})
    const answer = softwareAuthenticator().make(challenge, { format })
    expect(await api.passkeys.add.try({ name: 'Phone', answer }, key())).toMatchObject(FAILED)
  })

  it('refuses an answer that was given before, one that comes late, and one for another purpose', async () => {
    const { api } = await proven()
    const { answer } = await add(api)
    expect(await api.passkeys.add.try({ name: 'Again', answer }, key())).toMatchObject(FAILED)

    const { challenge: proof } = await api.passkeys.beginProof({})
    const made = softwareAuthenticator().make(proof)
    expect(await api.passkeys.add.try({ name: 'Phone', answer: made }, key())).toMatchObject(FAILED)

    const { challenge } = await api.passkeys.beginAdding({})
    const late = softwareAuthenticator().make(challenge)
    clock.advance((PASSKEY_MINUTES * 60 + 1) * 1000)
    expect(await api.passkeys.add.try({ name: 'Phone', answer: late }, key())).toMatchObject(FAILED)
    expect((await api.passkeys.list({})).items.length).toBe(1)
  })

  it('refuses a passkey that somebody has already', async () => {
    const authenticator = softwareAuthenticator()
    await add((await proven()).api, authenticator)
    const { api } = await proven()
    const { challenge } = await api.passkeys.beginAdding({})
    const answer = authenticator.make(challenge)
    expect(await api.passkeys.add.try({ name: 'Phone', answer }, key())).toMatchObject(FAILED)
  })

  it('does not take bytes that are none', async () => {
    const { api } = await proven()
    const { challenge } = await api.passkeys.beginAdding({})
    const answer = softwareAuthenticator().make(challenge)
    for (const attestationObject of ['AAAA', 'o2NmbXRkbm9uZQ', 'a'.repeat(20_000)]) {
      const broken = { ...answer, response: { ...answer.response, attestationObject } }
      expect(await api.passkeys.add.try({ name: 'Phone', answer: broken }, key())).toMatchObject(FAILED)
    }
  })
})

describe('a dangerous act', () => {
  it('is proven by the passkey, once there is one, and no longer by password or Google', async () => {
    const { person, api, authenticator } = await withPasskey()
    expect(await api.identity.reauthenticate.try({ password: person.password })).toMatchObject({
      code: 'PASSKEY_REQUIRED',
    })
    const subject = await givenGoogle(opened, person.id)
    const back = { callbackUrl: `https://ticarum.example/auth/google/callback?code=${subject}`, state: 's', nonce: 'n' }
    expect(await api.identity.reauthenticateWithGoogle.try({ ...back, codeVerifier: 'v' })).toMatchObject({
      code: 'PASSKEY_REQUIRED',
    })
    expect(await api.account.requestDeletion.try({}, key())).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' })

    const { challenge, allowCredentials } = await api.passkeys.beginProof({})
    expect(allowCredentials).toEqual([
      { id: authenticator.credentialId.toString('base64url'), type: 'public-key', transports: ['internal'] },
    ])
    await api.passkeys.prove({ answer: authenticator.use(challenge) })
    expect((await api.passkeys.list({})).items[0]?.lastUsedAt).toBe(clock.now().toISOString())
    expect(await api.account.requestDeletion({}, key())).toEqual({ done: true })
  })

  it('is no longer proven in other sessions, from the first passkey on', async () => {
    const { person, api } = await proven()
    const { api: elsewhere } = await proven(person)
    await add(api)
    expect((await api.identity.signInWays({})).provenUntil).not.toBeNull()
    expect((await elsewhere.identity.signInWays({})).provenUntil).toBeNull()
  })

  it.each(wrong)('is not proven by an answer from %s', async (_, circumstances) => {
    const { api, authenticator } = await withPasskey()
    const { challenge } = await api.passkeys.beginProof({})
    expect(await api.passkeys.prove.try({ answer: authenticator.use(challenge, circumstances) })).toMatchObject(FAILED)
    expect((await api.identity.signInWays({})).provenUntil).toBeNull()
    expect(await api.passkeys.prove({ answer: authenticator.use(challenge) })).toEqual({ done: true })
  })

  it('is not proven by somebody else’s passkey, nor by a key that only says its name', async () => {
    const { api, authenticator } = await withPasskey()
    const { authenticator: foreign } = await withPasskey()
    const { challenge } = await api.passkeys.beginProof({})
    const answer = foreign.use(challenge)
    const id = authenticator.credentialId.toString('base64url')
    for (const sent of [answer, { ...answer, id, rawId: id }])
      expect(await api.passkeys.prove.try({ answer: sent })).toMatchObject(FAILED)
  })

  it('is not proven by an answer that was given before, that comes late, or to another challenge', async () => {
    const { api, authenticator } = await withPasskey()
    const { challenge } = await api.passkeys.beginProof({})
    const answer = authenticator.use(challenge)
    await api.passkeys.prove({ answer })
    expect(await api.passkeys.prove.try({ answer })).toMatchObject(FAILED)

    const { challenge: first } = await api.passkeys.beginProof({})
    await api.passkeys.beginProof({}) // takes its place
    expect(await api.passkeys.prove.try({ answer: authenticator.use(first) })).toMatchObject(FAILED)

    const { challenge: toAdd } = await api.passkeys.beginAdding({})
    expect(await api.passkeys.prove.try({ answer: authenticator.use(toAdd) })).toMatchObject(FAILED)

    const { challenge: slow } = await api.passkeys.beginProof({})
    clock.advance((PASSKEY_MINUTES * 60 + 1) * 1000)
    expect(await api.passkeys.prove.try({ answer: authenticator.use(slow) })).toMatchObject(FAILED)
  })

  it('is not proven by a passkey whose counter goes back or stands still', async () => {
    const { api, authenticator } = await withPasskey()
    const prove = async (counter: number) => {
      const { challenge } = await api.passkeys.beginProof({})
      return api.passkeys.prove.try({ answer: authenticator.use(challenge, { counter }) })
    }
    expect(await prove(0)).toMatchObject({ ok: true }) // some do not count
    expect(await prove(7)).toMatchObject({ ok: true })
    for (const counter of [7, 6, 0]) expect(await prove(counter)).toMatchObject(FAILED)
    expect(await prove(8)).toMatchObject({ ok: true })
  })

  it('is proven once by an answer that is sent many times at once', async () => {
    const { api, authenticator } = await withPasskey()
    const { challenge } = await api.passkeys.beginProof({})
    const answer = authenticator.use(challenge)
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.passkeys.prove.try({ answer })))
    expect(answers.filter(({ ok }) => ok).length).toBe(1)
  })
})

describe('the database alone', () => {
  const provenIn = async (person: GivenPerson) =>
    (await owner.query('select reauthenticated_at from sessions where user_id = $1', [person.id])).rows[0]
      ?.reauthenticated_at

  it('marks no session as proven by password once there is a passkey', async () => {
    for (const [person, marked] of [
      [(await withPasskey()).person, false],
      [(await proven()).person, true],
    ] as const) {
      await owner.query('update sessions set reauthenticated_at = null where user_id = $1', [person.id])
      await inTransaction(app, actorOf(person), (tx) =>
        tx.sql('select fx.mark_reauthenticated(id) from sessions where user_id = $1', [person.id]),
      )
      expect((await provenIn(person)) !== null).toBe(marked)
    }
  })

  it('records no use of a passkey whose counter goes back or stands still', async () => {
    const { person } = await withPasskey()
    const use = async (counter: number) => {
      const { rows } = await owner.query(
        'select fx.record_passkey_use(id, user_id, $2) as recorded from passkeys where user_id = $1',
        [person.id, counter],
      )
      return rows[0]?.recorded
    }
    expect([await use(7), await use(7), await use(6), await use(8)]).toEqual([true, false, false, true])
  })
})

describe('signing in', () => {
  it('opens a session only after the passkey', async () => {
    const { person, authenticator, token, challenge } = await halfWay()
    const caller = newCaller()
    const api = createClient(door, caller)
    expect(await api.identity.signIn(person)).toEqual({ expiresAt: null, passkeyToken: expect.any(String) })
    expect(caller.sessionCookie).toBeUndefined()
    expect((await owner.query('select from sessions where user_id = $1', [person.id])).rowCount).toBe(0)
    // The second sign-in took the first one's place.
    expect(await as().passkeys.signIn.try({ token, answer: authenticator.use(challenge) })).toMatchObject(FAILED)

    const { passkeyToken } = await api.identity.signIn(person)
    const again = await api.passkeys.beginSignIn({ token: passkeyToken ?? '' })
    await api.passkeys.signIn({ token: passkeyToken ?? '', answer: authenticator.use(again.challenge) })
    expect((await api.identity.session({})).user.id).toBe(person.id)
    expect((await api.identity.signInWays({})).provenUntil).toBeNull()
  })

  it('asks for it after Google too', async () => {
    const person = await given.customer()
    await givenPasskey(opened, person.id)
    const code = await givenGoogle(opened, person.id)
    const answer = await as().identity.signInWithGoogle({
      callbackUrl: `https://ticarum.example/auth/google/callback?code=${code}`,
      state: 's',
      nonce: 'n',
      codeVerifier: 'v',
    })
    expect(answer).toMatchObject({ expiresAt: null, passkeyToken: expect.any(String) })
  })

  it('stores the token as a hash, and it is no session', async () => {
    const { person, token } = await halfWay()
    const { rows } = await owner.query('select c::text from passkey_challenges c where user_id = $1', [person.id])
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await as({ token }).identity.session.try({})).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it.each(wrong)('is refused to an answer from %s', async (_, circumstances) => {
    const { authenticator, token, challenge } = await halfWay()
    const answer = authenticator.use(challenge, circumstances)
    expect(await as().passkeys.signIn.try({ token, answer })).toMatchObject(FAILED)
  })

  it('is refused to an unknown token, somebody else’s passkey, a proof’s challenge, and twice', async () => {
    const { person, authenticator, token, challenge } = await halfWay()
    const { authenticator: foreign } = await withPasskey()
    const refused = async (sent: { token?: string; answer: ReturnType<SoftwareAuthenticator['use']> }) =>
      expect(await as().passkeys.signIn.try({ token, ...sent })).toMatchObject(FAILED)
    expect(await as().passkeys.beginSignIn.try({ token: 'x'.repeat(43) })).toMatchObject(FAILED)
    await refused({ token: 'x'.repeat(43), answer: authenticator.use(challenge) })
    await refused({ answer: foreign.use(challenge) })
    const session = as({ token: await givenSession(opened, person.id) })
    await refused({ answer: authenticator.use((await session.passkeys.beginProof({})).challenge) })

    const answer = authenticator.use(challenge)
    await as().passkeys.signIn({ token, answer })
    await refused({ answer })
  })

  it('is refused late, and to whoever was suspended meanwhile', async () => {
    const late = await halfWay()
    clock.advance((PASSKEY_MINUTES * 60 + 1) * 1000)
    const slow = { token: late.token, answer: late.authenticator.use(late.challenge) }
    expect(await as().passkeys.signIn.try(slow)).toMatchObject(FAILED)

    const { person, authenticator, token, challenge } = await halfWay()
    await owner.query('update accounts set suspended_at = now() where id = $1', [person.id])
    expect(await as().passkeys.signIn.try({ token, answer: authenticator.use(challenge) })).toMatchObject(FAILED)
  })
})

describe('a lost passkey', () => {
  it('is removed by another admin, who proves who they are; the person is told', async () => {
    const { person } = await withPasskey()
    const admin = await given.admin()
    const unproven = await asPerson(admin)
    expect(await unproven.users.removePasskeys.try({ id: person.id }, key())).toMatchObject({
      code: 'REAUTHENTICATION_REQUIRED',
    })
    const { api: desk } = await proven(admin)
    expect((await desk.users.get({ id: person.id })).passkeys).toBe(1)
    await desk.users.removePasskeys({ id: person.id }, key())
    expect((await desk.users.get({ id: person.id })).passkeys).toBe(0)
    expect((await mailTo(owner, person.email))[0]?.arguments).toMatchObject({ kind: 'account.passkeys-removed' })
    expect((await as().identity.signIn(person)).passkeyToken).toBeNull()
    const { rows } = await owner.query(
      "select actor_id from audit_log where action = 'users.remove-passkeys' and table_name = 'passkeys'",
    )
    expect(rows).toEqual([{ actor_id: admin.id }])
  })

  it('is not removed by oneself that way', async () => {
    const admin = await given.admin()
    const { api } = await proven(admin)
    expect(await api.users.removePasskeys.try({ id: admin.id }, key())).toMatchObject({ code: 'FORBIDDEN' })
  })
})
