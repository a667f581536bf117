import { z } from 'zod'
import { Done, Id, Moment, Token } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { PASSKEY_NAME_LENGTH, transports } from '../values/passkeys.ts'

const bytes = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/, 'invalid')
    .describe('base64url')
const CredentialId = bytes(1400)

const answered = { id: CredentialId, rawId: CredentialId, type: z.literal('public-key') }

/** What a browser answers once an authenticator has made a passkey: RegistrationResponseJSON of WebAuthn. */
export const MadePasskey = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
})
export type MadePasskey = z.output<typeof MadePasskey>

/** What a browser answers once an authenticator has used a passkey: AuthenticationResponseJSON of WebAuthn. */
export const UsedPasskey = z.object({
  ...answered,
  response: z.object({ clientDataJSON: bytes(4000), authenticatorData: bytes(4000), signature: bytes(4000) }),
})
export type UsedPasskey = z.output<typeof UsedPasskey>

const KnownCredential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(transports)),
})

/** What a browser is asked to make a passkey with: PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(KnownCredential),
  authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification: z.literal('required') }),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** What a browser is asked to use a passkey with: PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(KnownCredential),
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

export const PasskeyEntry = z.object({
  id: Id,
  name: z.string(),
  createdAt: Moment,
  lastUsedAt: Moment.nullable(),
})

export const AddPasskey = z.object({ name: z.string().trim().min(1).max(PASSKEY_NAME_LENGTH), answer: MadePasskey })

const mine = { policy: 'signed-in', rateLimit: { by: 'account', max: 60, seconds: 600 } } as const
const change = {
  policy: 'signed-in',
  rateLimit: { by: 'account', max: 20, seconds: 3600, shared: true },
  reauth: true,
  idempotency: 'key',
} as const
const byVisitors = {
  policy: 'public',
  rateLimit: { by: 'device', max: 20, seconds: 300, network: 2000, shared: true },
  idempotency: 'natural',
} as const

/** The one second factor: what somebody has, beside what they know. */
export const passkeys = {
  list: procedure({
    ...mine,
    summary: 'My passkeys, oldest first',
    method: 'GET',
    path: '/passkeys',
    input: z.object({}),
    output: z.object({ items: z.array(PasskeyEntry) }),
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  beginAdding: procedure({
    ...mine,
    summary: 'Begin to add a passkey: what the browser asks an authenticator for',
    method: 'POST',
    path: '/passkeys/start',
    input: z.object({}),
    output: PasskeyCreation,
    errors: ['PASSKEYS_FULL'],
    idempotency: 'natural',
    audit: 'passkeys.begin-adding',
  }),
  add: procedure({
    ...change,
    summary: 'Add the passkey that was made; from the first one on, a passkey is asked for at each sign-in',
    method: 'POST',
    path: '/passkeys',
    input: AddPasskey,
    output: z.object({ id: Id }),
    errors: ['PASSKEY_FAILED', 'PASSKEYS_FULL', 'REAUTHENTICATION_REQUIRED'],
    audit: 'passkeys.add',
  }),
  remove: procedure({
    ...change,
    summary: 'Remove one of my passkeys',
    method: 'DELETE',
    path: '/passkeys/:id',
    input: z.object({ id: Id }),
    output: Done,
    errors: ['NOT_FOUND', 'REAUTHENTICATION_REQUIRED'],
    audit: 'passkeys.remove',
  }),
  beginProof: procedure({
    ...mine,
    summary: 'Begin to show by a passkey who I am, before a dangerous act',
    method: 'POST',
    path: '/session/reauthentication/passkey/start',
    input: z.object({}),
    output: PasskeyRequest,
    errors: ['NOT_FOUND'],
    idempotency: 'natural',
    audit: 'passkeys.begin-proof',
  }),
  prove: procedure({
    summary: 'Show by a passkey who I am, before a dangerous act',
    method: 'POST',
    path: '/session/reauthentication/passkey',
    input: z.object({ answer: UsedPasskey }),
    output: Done,
    errors: ['PASSKEY_FAILED'],
    policy: 'signed-in',
    rateLimit: { by: 'account', max: 20, seconds: 600, shared: true },
    idempotency: 'natural',
    audit: 'passkeys.prove',
  }),
  beginSignIn: procedure({
    ...byVisitors,
    summary: 'What the browser asks an authenticator for, to finish a sign-in that waits for a passkey',
    method: 'POST',
    path: '/session/passkey/start',
    input: z.object({ token: Token }),
    output: PasskeyRequest,
    errors: ['PASSKEY_FAILED'],
    audit: 'passkeys.begin-sign-in',
  }),
  signIn: procedure({
    ...byVisitors,
    summary: 'Finish a sign-in by a passkey; the session comes as a cookie',
    method: 'POST',
    path: '/session/passkey',
    input: z.object({ token: Token, answer: UsedPasskey }),
    output: z.object({ expiresAt: Moment }),
    errors: ['PASSKEY_FAILED'],
    audit: 'passkeys.sign-in',
  }),
}
