import { randomBytes } from 'node:crypto'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import type { MadePasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from '@ticarum/contract/procedures/passkeys'
import { PASSKEY_MINUTES, transports } from '@ticarum/contract/values/passkeys'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** A passkey as it is stored. */
export interface StoredPasskey {
  id: string
  credential_id: Buffer
  public_key: Buffer
  counter: bigint
  transports: string[]
}

const TIMEOUT = PASSKEY_MINUTES * 60_000
const ALGORITHMS = [-8, -7, -257] // Ed25519, ES256, RS256

export const newChallenge = (ctx: Context) => ({
  challenge: randomBytes(32),
  expiresAt: new Date(ctx.now.getTime() + TIMEOUT),
})

const known = (passkeys: StoredPasskey[]) =>
  passkeys.map((passkey) => ({
    id: passkey.credential_id.toString('base64url'),
    type: 'public-key' as const,
    transports: knownTransports(passkey.transports),
  }))

const knownTransports = (given: string[]) => transports.filter((transport) => given.includes(transport))

/** Asks for a passkey of this site; authenticators that have one already make no second one. */
export const creationOf = (
  ctx: Context,
  challenge: Buffer,
  user: { id: string; email: string; fullName: string },
  passkeys: StoredPasskey[],
): PasskeyCreation => ({
  challenge: challenge.toString('base64url'),
  rp: { id: new URL(ctx.origin).hostname, name: 'Ticarum' },
  user: {
    id: Buffer.from(user.id.replaceAll('-', ''), 'hex').toString('base64url'),
    name: user.email,
    displayName: user.fullName,
  },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
  timeout: TIMEOUT,
  attestation: 'none',
  excludeCredentials: known(passkeys),
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
})

export const requestOf = (ctx: Context, challenge: Buffer, passkeys: StoredPasskey[]): PasskeyRequest => ({
  challenge: challenge.toString('base64url'),
  rpId: new URL(ctx.origin).hostname,
  timeout: TIMEOUT,
  userVerification: 'required',
  allowCredentials: known(passkeys),
})

/** What an answer must say: this challenge, signed on this site by somebody whom the authenticator has recognised. */
const expected = (ctx: Context, challenge: Buffer) => ({
  expectedChallenge: challenge.toString('base64url'),
  expectedOrigin: new URL(ctx.origin).origin,
  expectedRPID: new URL(ctx.origin).hostname,
  requireUserVerification: true,
})

const noExtensions = { clientExtensionResults: {} }

/** Certificates are refused unread, because none was asked for and checking one may fetch addresses that it names. */
function carriesCertificates({ response: { attestationObject } }: MadePasskey): boolean {
  const decoded = decodeAttestationObject(Buffer.from(attestationObject, 'base64url'))
  const itself = decoded.get('fmt') === 'packed' && decoded.get('attStmt').get('x5c') === undefined
  return decoded.get('fmt') !== 'none' && !itself
}

/** The passkey that an authenticator made. */
export async function verifyMade(ctx: Context, challenge: Buffer, answer: MadePasskey) {
  const verify = async () => {
    if (carriesCertificates(answer)) return undefined
    const response = { ...answer, response: { ...answer.response, transports: [] }, ...noExtensions }
    return verifyRegistrationResponse({ ...expected(ctx, challenge), response, supportedAlgorithmIDs: ALGORITHMS })
  }
  // Whatever is wrong with an answer is thrown as an error.
  const { verified, registrationInfo } = (await verify().catch(() => undefined)) ?? { verified: false }
  if (!verified || !registrationInfo) return fail('PASSKEY_FAILED')
  const { id, publicKey, counter } = registrationInfo.credential
  return {
    credentialId: Buffer.from(id, 'base64url'),
    publicKey: Buffer.from(publicKey),
    counter,
    transports: knownTransports(answer.response.transports),
  }
}

/** Which of these passkeys was used, with its new counter; one that goes back is refused. */
export async function verifyUsed(ctx: Context, challenge: Buffer, answer: UsedPasskey, passkeys: StoredPasskey[]) {
  const passkey = passkeys.find(({ credential_id }) => credential_id.toString('base64url') === answer.id)
  if (!passkey) return fail('PASSKEY_FAILED')
  const { verified, authenticationInfo } = (await verifyAuthenticationResponse({
    ...expected(ctx, challenge),
    response: { ...answer, ...noExtensions },
    credential: {
      id: answer.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
    },
  }).catch(() => undefined)) ?? { verified: false }
  if (!verified || !authenticationInfo) return fail('PASSKEY_FAILED')
  return { id: passkey.id, counter: authenticationInfo.newCounter }
}
