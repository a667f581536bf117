import * as oidc from 'openid-client'
import type { Settings } from './env.ts'

export interface GoogleIdentity {
  subject: string
  email: string
  name: string
}

/** What is remembered between the two halves of a sign-in. */
export interface GoogleChecks {
  state: string
  nonce: string
  codeVerifier: string
}

export interface Google {
  /** `again`: Google asks for the password even if the person is signed in there */
  begin(way?: { again: boolean }): Promise<GoogleChecks & { url: string }>
  /**
   * the person who came back, or undefined if anything about it is wrong; `again`: also if they did not just
   * authenticate
   */
  finish(callbackUrl: string, checks: GoogleChecks, way?: { again: boolean }): Promise<GoogleIdentity | undefined>
}

/** Parameters can be stripped in the browser; the signed time shows whether Google really asked again. */
const ASK_ANEW = {
  prompt: 'login',
  max_age: '0',
  claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
}
const JUST_NOW = 5 * 60 // seconds

export interface GoogleSettings {
  issuer: string
  clientId: string
  clientSecret: string
  redirectUri: string
}

/** undefined where sign-in with Google is not configured */
export function googleSettings({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER: issuer,
  ORIGIN,
}: Settings): GoogleSettings | undefined {
  if (!clientId || !clientSecret) return undefined
  return { issuer, clientId, clientSecret, redirectUri: `${new URL(ORIGIN).origin}/auth/google/callback` }
}

/** Sign-in with Google, or with another OpenID provider in tests. */
export function createGoogle({ issuer, clientId, clientSecret, redirectUri }: GoogleSettings): Google {
  let discovered: Promise<oidc.Configuration> | undefined
  const configuration = () => {
    const insecure = issuer.startsWith('http://') ? { execute: [oidc.allowInsecureRequests] } : undefined
    discovered ??= oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, insecure)
    discovered.catch(() => {
      discovered = undefined // the provider was unreachable: ask again next time
    })
    return discovered
  }

  return {
    async begin({ again } = { again: false }) {
      const checks = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      }
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
        ...(again ? ASK_ANEW : {}),
      })
      return { ...checks, url: url.href }
    },
    async finish(callbackUrl, { state, nonce, codeVerifier }, { again } = { again: false }) {
      if (!callbackUrl.startsWith(`${redirectUri}?`)) return undefined
      try {
        const tokens = await oidc.authorizationCodeGrant(await configuration(), new URL(callbackUrl), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          ...(again ? { maxAge: JUST_NOW } : {}),
        })
        const claims = tokens.claims()
        if (!claims || typeof claims.email !== 'string' || claims.email_verified !== true) return undefined
        return {
          subject: claims.sub,
          email: claims.email.toLowerCase(),
          name: typeof claims.name === 'string' ? claims.name : '',
        }
      } catch {
        return undefined
      }
    },
  }
}
