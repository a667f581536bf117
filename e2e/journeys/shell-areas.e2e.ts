import { areaPages } from '@ticarum/contract/values/area-pages'
import type { Role } from '@ticarum/contract/values/roles'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { openGiven } from '../browser/given.ts'
import { holdResponses } from '../browser/hold-responses.ts'
import { journey } from '../browser/journey.ts'
import { loginOf, signInOn } from '../browser/sign-in.ts'

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, { path?: string }> }
  }
}

const given = openGiven()
const NOBODY = '019c1cef-0000-7000-8000-000000000000'

/** Public, although its path begins like an area's. */
const PROFILE = 'supplier/:supplierId'

/** Every page of an area: those of the specification, built or not, and those of the running site. */
async function pagesOf(page: Page, ...areas: Role[]): Promise<string[]> {
  await page.goto('/')
  const paths = await page.evaluate(() =>
    Object.values(window.__reactRouterManifest?.routes ?? {}).map(({ path }) => path ?? ''),
  )
  const running = paths.filter((path) => path !== PROFILE && areas.some((area) => path.startsWith(`${area}/`)))
  expect(running.length).toBeGreaterThan(areas.length - 1)
  const found = [...areas.flatMap((area) => areaPages[area]), ...running.map((path) => `/${path}`)]
  return [...new Set(found.map((path) => path.replace(/:\w+|\{id\}/g, NOBODY).replace('*', 'no/such-page')))]
}

/** Status, redirect and body of a request for a page. */
async function sentTo(page: Page, path: string): Promise<{ status: number; to: string | undefined; body: string }> {
  const answer = await page.request.get(path, { maxRedirects: 0 })
  return { status: answer.status(), to: answer.headers().location, body: await answer.text() }
}

describe('areas', () => {
  journey(
    'a visitor who opens any supplier or customer page goes to /auth, with the return URL [PERM-02]',
    {},
    async ({ page }) => {
      for (const path of await pagesOf(page, 'supplier', 'customer'))
        expect(await sentTo(page, path), path).toEqual({
          status: 302,
          to: `/auth?${new URLSearchParams({ returnTo: path })}`,
          body: '',
        })
    },
  )

  journey('a visitor who opens any admin page goes to / and sees nothing of it [PERM-03]', {}, async ({ page }) => {
    for (const path of await pagesOf(page, 'admin'))
      expect(await sentTo(page, path), path).toEqual({ status: 302, to: '/', body: '' })
  })

  for (const [role, id, others] of [
    ['supplier', 'PERM-15', ['customer', 'admin']],
    ['customer', 'PERM-25', ['supplier', 'admin']],
  ] as const) {
    journey(
      `a signed-in ${role} who opens a page of ${others.join(' or ')} goes to / [${id}]`,
      {},
      async ({ page, open, awake }) => {
        const paths = await pagesOf(page, ...others)
        await beSignedIn(page, loginOf(role))
        for (const path of paths) expect(await sentTo(page, path), path).toEqual({ status: 302, to: '/', body: '' })
        await open(paths[0] ?? '')
        await awake()
        expect(new URL(page.url()).pathname).toBe('/')
      },
    )
  }

  for (const [role, id] of [
    ['supplier', 'PERM-06'],
    ['customer', 'PERM-19'],
  ] as const) {
    journey(`a ${role} can open every page of the ${role} area [${id}]`, {}, async ({ page, open }) => {
      const person = await given[role]()
      const { id: product } = role === 'supplier' ? await given.product({ supplierId: person.companyId ?? '' }) : person
      await beSignedIn(page, person)
      const names = new Set<string>()
      for (const path of areaPages[role]) {
        const own = path.replace('{id}', product)
        expect((await open(own)).status(), own).toBe(200)
        expect(new URL(page.url()).pathname).toBe(own)
        expect(await page.getByRole('main').getByRole('alert').count(), own).toBe(0)
        names.add((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')
      }
      expect(names.size, 'each has its own name').toBe(areaPages[role].length)
    })
  }

  journey(
    'an admin who opens a supplier page other than Edit Product goes to / [PERM-35]',
    {},
    async ({ page, open, awake }) => {
      const paths = (await pagesOf(page, 'supplier')).filter((path) => !path.startsWith('/supplier/products/edit/'))
      const { companyId } = await given.supplier()
      const { id } = await given.product({ supplierId: companyId ?? '' })
      await beSignedIn(page, loginOf('admin'))
      for (const path of paths) expect(await sentTo(page, path), path).toEqual({ status: 302, to: '/', body: '' })
      expect((await sentTo(page, `/supplier/products/edit/${id}`)).status).toBe(200)
      await open(paths[0] ?? '')
      await awake()
      expect(new URL(page.url()).pathname).toBe('/')
    },
  )

  journey(
    'an admin who opens a customer page other than /customer/orders goes to / [PERM-36]',
    {},
    async ({ page, open, awake }) => {
      const paths = (await pagesOf(page, 'customer')).filter((path) => path !== '/customer/orders')
      await beSignedIn(page, loginOf('admin'))
      for (const path of paths) expect(await sentTo(page, path), path).toEqual({ status: 302, to: '/', body: '' })
      expect((await sentTo(page, '/customer/orders')).status).toBe(200)
      await open(paths[0] ?? '')
      await awake()
      expect(new URL(page.url()).pathname).toBe('/')
    },
  )

  journey(
    'a signed-in person without a role is taken to /role-selection, from wherever [STATE-02]',
    {},
    async ({ page, open, awake }) => {
      const person = await given.person(null)
      await open('/auth')
      await awake()
      await signInOn(page, person)
      await page.waitForURL('/role-selection')
      for (const path of ['/', '/security', '/customer/dashboard', '/supplier/dashboard', '/no-such-page']) {
        await open(path)
        expect(new URL(page.url()).pathname, path).toBe('/role-selection')
      }
      await awake()
      const asked = page.waitForResponse((answer) => ['fetch', 'document'].includes(answer.request().resourceType()))
      await page.getByRole('banner').getByRole('link').first().click()
      await asked
      await page.waitForLoadState('networkidle')
      expect(new URL(page.url()).pathname).toBe('/role-selection')
    },
  )

  journey(
    'a supplier page shows nothing before the session is known, and a loading state while it is fetched [STATE-03]',
    {},
    async ({ page, open, awake }) => {
      const paths = await pagesOf(page, 'supplier')
      for (const path of paths) expect((await sentTo(page, path)).body, path).toBe('')
      await beSignedIn(page, loginOf('customer'))
      for (const path of paths) expect((await sentTo(page, path)).body, path).toBe('')

      await beSignedIn(page, loginOf('supplier'))
      await open('/')
      await awake()
      await page.waitForLoadState('networkidle') // the menu of a signed-in person is hydrated by a file of its own
      const answer = await holdResponses(page, '**/supplier/dashboard.data*')
      await page.locator('summary', { hasText: loginOf('supplier').email }).click()
      await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
      await page.getByRole('progressbar', { name: 'Loading…' }).waitFor()
      await page.getByRole('status').getByText('Loading…').waitFor({ state: 'attached' })
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0)
      answer()
      await page.getByRole('region', { name: 'Total Products' }).waitFor()
      expect(await page.getByRole('progressbar').count()).toBe(0)
    },
  )
})
