import { newId } from '@ticarum/db/ids'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { givenFeedback } from '@ticarum/server/testing/given-feedback'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { phone } from '../browser/circumstances.ts'
import { type Journey, journey } from '../browser/journey.ts'
import { signInOn } from '../browser/sign-in.ts'
import { tabTo } from '../browser/tab-to.ts'
import { whileBroken } from '../browser/while-broken.ts'
import { given, owner } from '../forms/world.ts'

const DESK = '/admin/feedback'
const world = { owner }
const unique = (word: string) => `${word} ${newId().slice(-12)}`

const button = (page: Page) => page.getByRole('link', { name: 'Feedback', exact: true }).last()
const send = (page: Page) => page.getByRole('button', { name: 'Send feedback' }).click()
const stars = (page: Page, count: number) => page.getByRole('radio', { name: `${count} star` })
const sentBy = async ({ id }: GivenPerson) =>
  (await owner.query('select rating, message, user_role, may_be_shown, status from feedback where user_id = $1', [id]))
    .rows

async function signedIn({ page, open, awake }: Journey, person: GivenPerson, path: string, scripts = true) {
  await beSignedIn(page, person)
  await open(path)
  if (scripts) await awake()
}

describe('the feedback button', () => {
  journey(
    'opens a form with one to five stars and a message, which is sent by keyboard alone [FEED-01] [CDASH-02] [ERR-48]',
    {},
    async (walk) => {
      const { page } = walk
      const customer = await given.customer()
      await signedIn(walk, customer, '/customer/dashboard')
      await tabTo(page, 'a[href="/feedback"]')
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Feedback' })
      await dialog.waitFor()
      expect(new URL(page.url()).pathname).toBe('/customer/dashboard')
      expect(
        await dialog.getByRole('radio').evaluateAll((all) => all.map((star) => star.getAttribute('value'))),
      ).toEqual(['1', '2', '3', '4', '5'])
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/feedback')

      await page.keyboard.press('Enter')
      await dialog.waitFor()
      await tabTo(page, '[name=rating]')
      await page.keyboard.press('Space')
      for (const _ of [2, 3, 4]) await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Ordering was easy.')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await tabTo(page, 'dialog form button:not([type=button])')
      await page.keyboard.press('Enter')
      await page.getByRole('status').getByText('Feedback Submitted!').waitFor()
      await dialog.waitFor({ state: 'detached' })
      expect(new URL(page.url()).pathname).toBe('/customer/dashboard')
      expect(await sentBy(customer)).toEqual([
        { rating: 4, message: 'Ordering was easy.', user_role: 'customer', may_be_shown: true, status: 'pending' },
      ])
    },
  )

  journey('leads to a page of its own without scripts, and from there back', { scripts: false }, async (walk) => {
    const { page } = walk
    const supplier = await given.supplier()
    await signedIn(walk, supplier, '/contact', false)
    await button(page).click()
    await page.getByRole('heading', { level: 1, name: 'Feedback' }).waitFor()
    await stars(page, 2).check()
    await page.getByLabel('Your feedback').fill('Slow.')
    await send(page)
    await page.getByText('Feedback Submitted!').waitFor()
    expect(new URL(page.url()).pathname).toBe('/contact')
    expect(await sentBy(supplier)).toMatchObject([{ rating: 2, user_role: 'supplier', may_be_shown: false }])
  })

  journey('takes feedback of somebody who has no role yet, as a customer’s', {}, async (walk) => {
    const { page } = walk
    const person = await given.person(null)
    await signedIn(walk, person, '/role-selection')
    await button(page).click()
    await stars(page, 5).check()
    await page.getByLabel('Your feedback').fill('Quick.')
    await send(page)
    await page.getByText('Feedback Submitted!').waitFor()
    expect(await sentBy(person)).toMatchObject([{ rating: 5, user_role: 'customer' }])
  })

  for (const scripts of [true, false])
    journey(
      `tells a visitor to sign in, then opens the form, ${scripts ? 'with scripts' : 'without scripts'} [ERR-44]`,
      { scripts },
      async ({ page, open, awake }) => {
        await open('/about')
        if (scripts) await awake()
        await button(page).click()
        const toast = page.getByRole('status')
        await toast.getByText('Authentication Required').waitFor()
        await toast.getByText('Please sign in to submit feedback').waitFor()
        await signInOn(page, await given.customer())
        await page.getByRole('heading', { level: 1, name: 'Feedback' }).waitFor()
        await page.getByRole('link', { name: 'Cancel' }).click()
        await page.waitForURL('/about')
      },
    )

  journey('covers neither the bar of a phone nor the end of a page', { viewport: phone }, async (walk) => {
    const { page } = walk
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).last().boundingBox()
      return box ?? { x: 0, y: 0, width: 0, height: 0 }
    }
    for (const [person, path] of [
      [await given.customer(), '/customer/dashboard'],
      [await given.person(null), '/role-selection'],
    ] as const) {
      await signedIn(walk, person, path)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const [floating, end] = [await boxOf('a[href="/feedback"]'), await boxOf('footer bdi')]
      expect(Math.min(floating.width, floating.height)).toBeGreaterThanOrEqual(44)
      expect(end.y + end.height).toBeLessThanOrEqual(floating.y)
      if (person.role)
        expect(floating.y + floating.height).toBeLessThanOrEqual((await boxOf('nav[aria-label="Quick menu"]')).y)
    }
  })
})

describe('feedback that is not sent', () => {
  for (const scripts of [true, false]) {
    const how = scripts ? 'with scripts' : 'without scripts'
    journey(
      `needs a rating, a message and at most 1000 characters, ${how} [ERR-45] [ERR-46]`,
      { scripts, statuses: [422] },
      async (walk) => {
        const { page } = walk
        const customer = await given.customer()
        await signedIn(walk, customer, '/feedback', scripts)
        const alert = page.getByRole('alert')
        const says = async (title: string, ...texts: string[]) => {
          await alert.getByRole('heading', { name: title }).waitFor()
          expect(await alert.getByRole('link').allTextContents()).toEqual(texts)
        }
        await page.getByLabel('Your feedback').fill('Good.')
        await send(page)
        await says('Rating Required', 'Please select a rating')
        await alert.getByRole('link', { name: 'Please select a rating' }).click()
        await stars(page, 3).check()
        await page.getByLabel('Your feedback').fill(' \n ')
        await send(page)
        await says('Message Required', 'Please write your feedback')
        await page.getByLabel('Your feedback').fill('x'.repeat(1001))
        await send(page)
        await says('Error', 'Your feedback must be at most 1000 characters')
        expect(await stars(page, 3).isChecked()).toBe(true)
        expect(await sentBy(customer)).toEqual([])
      },
    )
  }

  journey('because the server failed keeps what was written [ERR-47]', { statuses: [500] }, async (walk) => {
    const { page } = walk
    const customer = await given.customer()
    await signedIn(walk, customer, '/contact')
    await button(page).click()
    await stars(page, 3).check()
    await page.getByLabel('Your feedback').fill('Good.')
    await whileBroken({ actor: customer.id, command: 'insert', table: 'idempotency_keys' }, async () => {
      await send(page)
      const alert = page.getByRole('dialog').getByRole('alert')
      await alert.getByText('Submission Failed').waitFor()
      await alert.getByText('There was an error submitting your feedback. Please try again.').waitFor()
    })
    await send(page)
    await page.getByText('Feedback Submitted!').waitFor()
    expect(await sentBy(customer)).toMatchObject([{ rating: 3, message: 'Good.' }])
  })

  journey('because the session ended keeps what was written, and says why', { statuses: [401] }, async (walk) => {
    const { page } = walk
    const customer = await given.customer()
    await signedIn(walk, customer, '/contact')
    await button(page).click()
    await stars(page, 3).check()
    await page.getByLabel('Your feedback').fill('Good.')
    await owner.query('delete from sessions where user_id = $1', [customer.id])
    await send(page)
    const alert = page.getByRole('dialog').getByRole('alert')
    await alert.getByText('Authentication Required').waitFor()
    await alert.getByText('Please sign in to submit feedback').waitFor()
    expect(await page.getByLabel('Your feedback').inputValue()).toBe('Good.')
    expect(await sentBy(customer)).toEqual([])
  })
})

describe('feedback management', () => {
  const rowOf = (page: Page, message: string) => page.locator('main li', { hasText: message })

  journey(
    'has the tabs All, Customers, Suppliers and Pending, newest first; only pending feedback is decided ' +
      '[AFEED-01] [AFEED-02] [AFEED-03] [AFEED-04]',
    {},
    async (walk) => {
      const { page } = walk
      const mark = unique('mark')
      const [customer, supplier] = [await given.customer(), await given.supplier()]
      for (const [person, status] of [
        [customer, 'approved'],
        [supplier, 'pending'],
        [customer, 'pending'],
        [supplier, 'rejected'],
      ] as const)
        await givenFeedback(world, person, { status, message: `${status} ${person.role} ${mark}` })
      await signedIn(walk, await given.admin(), '/admin/dashboard')
      await page.getByRole('main').getByRole('link', { name: 'Feedback Management' }).click()
      await page.getByRole('heading', { level: 1, name: 'Feedback management', exact: true }).waitFor()
      const tabs = page.getByRole('navigation', { name: 'What is shown' }).getByRole('link')
      expect(await tabs.allInnerTexts()).toEqual(['All', 'Customers', 'Suppliers', 'Pending'])
      for (const [tab, ...expected] of [
        ['All', 'rejected supplier', 'pending customer', 'pending supplier', 'approved customer'],
        ['Customers', 'pending customer', 'approved customer'],
        ['Suppliers', 'rejected supplier', 'pending supplier'],
        ['Pending', 'pending customer', 'pending supplier'],
      ] as const) {
        await tabs.filter({ hasText: tab }).click()
        await page.locator('[aria-current=page]').filter({ hasText: tab }).first().waitFor()
        await expect
          .poll(() => rowOf(page, mark).locator('p[lang]').allTextContents())
          .toEqual(expected.map((words) => `${words} ${mark}`))
        for (const row of await rowOf(page, mark).all())
          expect(await row.getByRole('button').allTextContents()).toEqual(
            (await row.textContent())?.includes(`pending`) ? ['Approve', 'Reject'] : [],
          )
      }
    },
  )

  for (const scripts of [true, false])
    journey(
      `approves, rejects, and shows on the home page what its author agreed to, ${
        scripts ? 'with scripts' : 'without scripts'
      } [STATE-11]`,
      { scripts },
      async (walk) => {
        const { page, open } = walk
        const author = await given.customer({ fullName: 'Faadumo Warsame' })
        const [good, bad] = [unique('Good'), unique('Bad')]
        const id = await givenFeedback(world, author, { message: good, mayBeShown: true })
        await givenFeedback(world, author, { message: bad })
        const press = async (message: string, name: string, says: string) => {
          await rowOf(page, message).getByRole('button', { name }).click()
          await page.getByRole('status').getByText(says).waitFor()
        }
        await signedIn(walk, await given.admin(), DESK, scripts)
        await press(bad, 'Reject', 'The feedback is rejected.')
        await rowOf(page, bad).getByText('Rejected').waitFor()
        await press(good, 'Approve', 'The feedback is approved.')
        await rowOf(page, good).getByText('Approved').waitFor()
        expect(await rowOf(page, bad).getByRole('button').count()).toBe(0)
        await press(good, 'Show on the home page', 'Visitors see it on the home page')
        await rowOf(page, good).getByText('On the home page', { exact: true }).waitFor()

        await open('/')
        const voice = page.locator('section[aria-labelledby=voices] li', { hasText: good })
        expect(await voice.textContent()).toMatch(/★★★★☆.*Faadumo Warsame Customer/)
        expect(await voice.getByRole('img', { name: '4 of 5 stars' }).count()).toBe(1)
        await open(DESK)
        await press(good, 'Hide from the home page', 'It leaves the home page')
        await open('/')
        expect(await page.getByText(good).count()).toBe(0)
        expect((await owner.query('select status from feedback where id = $1', [id])).rows).toEqual([
          { status: 'approved' },
        ])
      },
    )

  journey('says so when it could not be decided [ERR-49]', { statuses: [409, 500] }, async (walk) => {
    const { page } = walk
    const admin = await given.admin()
    const message = unique('Fine')
    const id = await givenFeedback(world, await given.customer(), { message })
    await signedIn(walk, admin, DESK)
    const approve = () => rowOf(page, message).getByRole('button', { name: 'Approve' }).click()
    await whileBroken({ actor: admin.id, command: 'update', table: 'feedback' }, async () => {
      await approve()
      const alert = page.getByRole('alert')
      await alert.getByText('Error', { exact: true }).waitFor()
      await alert.getByText('Failed to update feedback status').waitFor()
    })
    await owner.query("update feedback set status = 'rejected', decided_at = now() where id = $1", [id])
    await approve()
    await page.getByRole('alert').getByText('Somebody else has decided about this already').waitFor()
    await rowOf(page, message).getByText('Rejected').waitFor()
  })
})
