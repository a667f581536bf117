import { freePort } from '@ticarum/db/free-port'
import type { GivenPerson } from '@ticarum/db/testing/given'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { type RunningServer, startServer } from '../system/start-server.ts'
import { beSignedIn } from './be-signed-in.ts'
import { system } from './system.ts'

/** A server of its own on the worker's database, by name: passkeys belong to a name, never to an IP address. */
export function openNamedSite() {
  let server: RunningServer
  let site: string
  beforeAll(async () => {
    const port = await freePort()
    site = `http://localhost:${port}`
    server = await startServer(
      {
        ORIGIN: site,
        DATABASE_URL: system.appUrl,
        DATABASE_SIGN_IN_URL: system.signInUrl,
        STORAGE_DIR: system.storage,
      },
      port,
    )
  }, 120_000)
  afterAll(() => server?.stop())
  return () => site
}

/** Gives the browser an authenticator as a phone has it; returns what makes it recognise its owner, or not. */
export async function plugInAuthenticator(page: Page): Promise<(recognised: boolean) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return async (recognised) => {
    await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: recognised })
  }
}

/** Signs in and adds a passkey by the page. */
export async function addPasskey(page: Page, person: GivenPerson, name = 'Phone'): Promise<void> {
  await beSignedIn(page, person)
  await page.goto('/security')
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password, to confirm').fill(person.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('status').getByText('The passkey was added').waitFor()
}
