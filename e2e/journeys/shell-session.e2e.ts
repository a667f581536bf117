import { createPool } from '@ticarum/db/transaction'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { openGiven } from '../browser/given.ts'
import { type Journey, journey } from '../browser/journey.ts'
import { signInOn } from '../browser/sign-in.ts'
import { system } from '../browser/system.ts'

const DAY = 24 * 3600 * 1000
const given = openGiven()
const owner = createPool(system.ownerUrl, 1)
afterAll(() => owner.end())

const endOf = async (userId: string): Promise<number> => {
  const { rows } = await owner.query<{ expires_at: Date }>('select expires_at from sessions where user_id = $1', [
    userId,
  ])
  return rows[0]?.expires_at.getTime() ?? 0
}
const endIn = (userId: string, interval: string) =>
  owner.query('update sessions set expires_at = now() + $2::interval where user_id = $1', [userId, interval])

/** A page that stays open and untouched until shortly before the session's end; only the page's clock is moved. */
async function idleNearEnd({ page, open, awake }: Journey): Promise<{ renewals: () => number }> {
  let renewals = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/session') renewals += 1
  })
  await page.clock.install()
  await open('/customer/dashboard')
  await awake()
  await page.waitForLoadState('networkidle')
  expect(renewals).toBe(0)
  return { renewals: () => renewals }
}

const later = (page: Page) => page.clock.fastForward(13 * DAY + 23.5 * 3600 * 1000)

describe('the session', () => {
  journey(
    'is extended by use, and renewed by an idle page before it ends; an admin’s lasts 12 hours [SYS-03] [SYS-07]',
    { statuses: [401] },
    async (walk) => {
      const person = await given.customer()
      await beSignedIn(walk.page, person)
      await endIn(person.id, '5 days')
      const used = await walk.open('/customer/dashboard')
      expect(
        (await used.headersArray()).filter(({ name, value }) => name === 'set-cookie' && value.startsWith('session=')),
      ).toHaveLength(1)
      expect(await endOf(person.id)).toBeGreaterThan(Date.now() + 13 * DAY)

      const { renewals } = await idleNearEnd(walk)
      await endIn(person.id, '30 minutes')
      const [answer] = await Promise.all([
        walk.page.waitForResponse((response) => response.request().method() === 'POST'),
        later(walk.page),
      ])
      expect(new URL(answer.url()).pathname).toBe('/session')
      expect(answer.status()).toBe(200)
      expect(renewals()).toBe(1)
      expect(await endOf(person.id)).toBeGreaterThan(Date.now() + 13 * DAY)

      const cookies = await walk.page.context().cookies()
      await endIn(person.id, '-1 second')
      expect((await walk.page.request.post('/session')).status()).toBe(401)
      await walk.page.context().addCookies(cookies)
      await owner.query('delete from sessions where user_id = $1', [person.id])
      expect((await walk.page.request.post('/session')).status()).toBe(401)

      const admin = await given.admin()
      await beSignedIn(walk.page, admin)
      const began = (ago: string) =>
        owner.query('update sessions set created_at = now() - $2::interval where user_id = $1', [admin.id, ago])
      await began('11 hours')
      expect((await walk.page.request.post('/session')).status()).toBe(200)
      expect(await endOf(admin.id)).toBeLessThan(Date.now() + 1.1 * 3600 * 1000)
      await began('12 hours')
      expect((await walk.page.request.post('/session')).status()).toBe(401)
    },
  )

  journey(
    'a renewal that can be tried again waits 200 ms, then twice as long each time [SYS-05]',
    { statuses: [503] },
    async (walk) => {
      const { page } = walk
      await beSignedIn(page, await given.customer())
      const { renewals } = await idleNearEnd(walk)
      await page.route('**/session', (route) => route.fulfill({ status: 503, body: '' }))
      await page.clock.pauseAt(Date.now() + 13 * DAY + 23.5 * 3600 * 1000)
      await expect.poll(renewals).toBe(1)
      for (const [times, pause] of [200, 400, 800, 1600].entries()) {
        await page.waitForTimeout(150) // until the response is there and the next attempt is scheduled
        await page.clock.runFor(pause - 1)
        await page.waitForTimeout(100)
        expect(renewals(), `before ${pause} ms`).toBe(times + 1)
        await page.clock.runFor(1)
        await expect.poll(renewals, { message: `after ${pause} ms` }).toBe(times + 2)
      }
    },
  )

  journey(
    'is dropped, and the person signed out, when it can not be renewed [SYS-04]',
    { statuses: [401] },
    async (walk) => {
      const { page } = walk
      const person = await given.customer()
      await beSignedIn(page, person)
      const { renewals } = await idleNearEnd(walk)
      await owner.query('delete from sessions where user_id = $1', [person.id])
      await later(page)
      await page.waitForURL((url) => url.pathname === '/auth')
      await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
      expect(renewals()).toBe(1)
      expect((await page.context().cookies()).filter(({ name }) => name === 'session')).toEqual([])
    },
  )

  journey(
    'a page that is asked for after it ended, or by Back after signing out, is there again after signing in',
    {},
    async ({ page, open, awake }) => {
      const person = await given.customer()
      await beSignedIn(page, person)
      await open('/customer/dashboard')
      await awake()
      await owner.query('delete from sessions where user_id = $1', [person.id])
      await page.getByRole('link', { name: 'Wishlist' }).first().click()
      await page.waitForURL('/auth?returnTo=%2Fcustomer%2Fwishlist')
      await signInOn(page, person)
      await page.waitForURL('/customer/wishlist')

      await awake()
      await page.locator('summary', { hasText: person.email }).click()
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await page.waitForURL('/')
      await page.goBack()
      await page.waitForURL('/auth?returnTo=%2Fcustomer%2Fwishlist')
      await signInOn(page, person)
      await page.waitForURL('/customer/wishlist')
    },
  )

  journey('cannot be read by scripts; the page can ask for its user and expiry', {}, async ({ page, open }) => {
    const person = await given.supplier()
    await beSignedIn(page, person)
    await open('/')
    expect(await page.evaluate(() => document.cookie)).not.toContain('session')
    const answer = await page.evaluate(
      async () =>
        (await fetch('/session')).json() as Promise<{ user: { email: string; role: string }; expires_at: string }>,
    )
    expect(answer.user).toMatchObject({ email: person.email, role: 'supplier' })
    expect(Date.parse(answer.expires_at)).toBe(await endOf(person.id))
  })
})
