import { testSubscription } from '@ticarum/server/testing/personas'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { phone } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'
import { given, owner } from '../forms/world.ts'

const PATH = '/customer/notifications'
const devicesOf = async (id: string) =>
  (await owner.query('select endpoint, p256dh, auth from push_subscriptions where user_id = $1', [id])).rows

/** The browser of the tests has no push service: what one would answer is given. */
async function withPushService(page: Page, subscription: ReturnType<typeof testSubscription>): Promise<void> {
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    PushManager.prototype.getSubscription = async () => null
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => ({ endpoint, keys: { p256dh, auth } }) }) as unknown as PushSubscription
  }, subscription)
}

describe('notices on a device', () => {
  journey('are turned on and off, and end with signing out', { viewport: phone }, async ({ page, open, awake }) => {
    const device = testSubscription()
    await withPushService(page, device)
    await page.context().grantPermissions(['notifications'])
    const person = await given.customer()
    await beSignedIn(page, person)
    await open(PATH)
    await awake()
    await page.getByRole('button', { name: 'Show notices on this device' }).click()
    await page.getByText('This device shows your notices.').waitFor()
    expect(await devicesOf(person.id)).toEqual([device])
    expect(
      await page.evaluate(async () => {
        const all = await navigator.serviceWorker.getRegistrations()
        return all.map(({ active, installing, waiting }) => (active ?? installing ?? waiting)?.scriptURL)
      }),
    ).toEqual([new URL('/push-worker.js', page.url()).href])

    await page.getByRole('button', { name: 'No more notices on this device' }).click()
    await page.getByRole('button', { name: 'Show notices on this device' }).waitFor()
    expect(await devicesOf(person.id)).toEqual([])
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)

    await page.getByRole('button', { name: 'Show notices on this device' }).click()
    await page.getByText('This device shows your notices.').waitFor()
    await owner.query('delete from sessions where user_id = $1', [person.id])
    expect(await devicesOf(person.id)).toEqual([])
  })

  journey('that the browser refuses are said to be refused', {}, async ({ page, open, awake }) => {
    await page.addInitScript(() => {
      Notification.requestPermission = async () => 'denied'
    })
    const person = await given.customer()
    await beSignedIn(page, person)
    await open(PATH)
    await awake()
    await page.getByRole('button', { name: 'Show notices on this device' }).click()
    await page.getByRole('alert').getByText('Your browser does not allow notices from Ticarum.').waitFor()
    expect(await devicesOf(person.id)).toEqual([])
  })

  journey('are chosen by topic', { scripts: false }, async ({ page, open }) => {
    const person = await given.customer()
    await beSignedIn(page, person)
    await open(PATH)
    const box = page.getByRole('checkbox', { name: 'Wishlist, on devices' })
    expect(await box.isChecked()).toBe(true)
    await box.uncheck()
    await page.getByRole('button', { name: 'Save choices' }).click()
    await page.getByText('Settings Saved').waitFor()
    expect(await box.isChecked()).toBe(false)
    expect(await page.getByRole('checkbox', { name: 'Payments, on devices' }).isChecked()).toBe(true)
    expect(await page.getByRole('button', { name: 'Show notices on this device' }).isVisible()).toBe(false)
  })
})
