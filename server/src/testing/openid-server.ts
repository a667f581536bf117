import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import Provider from 'oidc-provider'

export interface OpenIdServer {
  issuer: string
  clientId: string
  clientSecret: string
  /** the settings of a server that asks this provider */
  environment: { GOOGLE_ISSUER: string; GOOGLE_CLIENT_ID: string; GOOGLE_CLIENT_SECRET: string }
  /** sets who is signed in at the provider */
  signsIn(person: { sub: string; email: string; email_verified: boolean; name?: string }): void
  /** follows the redirects of a sign-in like a browser; returns the URL to which it comes back */
  approve(url: string): Promise<string>
  close(): Promise<void>
}

const CLIENT_ID = 'ticarum'
const CLIENT_SECRET = 'a secret of tests and development'

/** A real OpenID provider in Google's place, with one client; its user sets who is signed in. */
export async function startOpenIdServer(redirectUri: string): Promise<OpenIdServer> {
  const http = createServer()
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  let person = { sub: 'nobody', email: 'nobody@example.com', email_verified: true }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    findAccount: (_ctx, id) => ({ accountId: id, claims: async () => ({ ...person, sub: id }) }),
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['a key of the test'] },
    pkce: { required: () => true },
  })
  http.on('request', async (request, response) => {
    // A journey in another process sets the person by this request.
    if (request.method === 'PUT' && request.url === '/person') {
      person = (await json(request)) as typeof person
      return response.end()
    }
    if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response)
    const { params, prompt } = await provider.interactionDetails(request, response)
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: person.sub } })
    const grant = new provider.Grant({ accountId: person.sub, clientId: String(params.client_id) })
    grant.addOIDCScope('openid email profile')
    return provider.interactionFinished(
      request,
      response,
      { consent: { grantId: await grant.save() } },
      { mergeWithLastSubmission: true },
    )
  })

  return {
    issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    environment: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET },
    signsIn(next) {
      person = next
    },
    async approve(url) {
      const cookies = new Map<string, string>()
      for (let at = url, hops = 0; hops < 10; hops++) {
        const response = await fetch(at, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        })
        for (const cookie of response.headers.getSetCookie()) {
          const [pair = ''] = cookie.split(';')
          const [name = '', value = ''] = pair.split('=')
          cookies.set(name, value)
        }
        at = new URL(response.headers.get('location') ?? '', at).href
        if (at.startsWith(redirectUri)) return at
      }
      throw new Error('the provider did not send anybody back')
    },
    async close() {
      const closed = new Promise((done) => http.close(done))
      http.closeAllConnections()
      await closed
    },
  }
}
