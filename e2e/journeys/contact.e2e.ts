import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from '../browser/journey.ts'
import { think } from '../browser/think.ts'
import { owner } from '../forms/world.ts'

const PATH = '/contact'
const newEmail = () => `writer-${randomUUID()}@example.com`
const messagesOf = async (email: string) =>
  (
    await owner.query(
      `select m.name, m.message, m.language, i.held_back from contact_messages m
        join conversations c on c.subject_id = m.id join inbox_items i on i.id = c.id where m.email = $1`,
      [email],
    )
  ).rows
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()
const problemOf = async (page: Page, field: string) =>
  (await page.locator(`#${field}-problem`).allTextContents()).join()

async function write(
  page: Page,
  {
    name = 'Ayaan Xirsi',
    email,
    message = 'Do you ship to Bosaso?',
  }: { name?: string; email: string; message?: string },
) {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Message').fill(message)
}

describe('contact', () => {
  journey(
    'the page has a form with three fields, the hours, the promise, the markets and the address ' +
      '[CONT-01] [CONT-02] [CONT-03] [CONT-04] [CONT-05]',
    {},
    async ({ page, open }) => {
      await open('/')
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Contact' }).click()
      await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
      const typed = page.locator('main form :is(input:not([type=hidden]), textarea):not([tabindex="-1"])')
      expect(await typed.evaluateAll((all) => all.map((field) => field.getAttribute('name')))).toEqual([
        'name',
        'email',
        'message',
      ])
      const facts = page.locator('main dl > div')
      expect(await facts.allTextContents()).toEqual([
        'AddressMelikgazi, Kayseri, Turkey',
        'Emailtrade@ticarum.example',
        'Monday to Saturday9:00 AM to 6:00 PM',
        'SundayClosed',
        'Time zoneTurkey time (GMT+3)',
        'Target marketsMogadishu, Hargeisa, Bosaso, Kismayo, Garowe (Somalia)',
        'ReplyWithin 24 hours on business days',
      ])
    },
  )

  for (const scripts of [true, false]) {
    const how = scripts ? 'with scripts' : 'without scripts'

    journey(
      `says under each field what is wrong with it, and keeps what was typed, ${how} ` +
        '[CONT-06] [CONT-07] [CONT-08] [CONT-09] [CONT-10] [CONT-11] [ERR-66]',
      { scripts, statuses: [422] },
      async ({ page, open, awake }) => {
        await open(PATH)
        if (scripts) await awake()
        const long = `${'a'.repeat(250)}@example.com`
        for (const [typed, name, email, message] of [
          [
            { name: '  ', email: 'nobody', message: ` ${'x'.repeat(9)} ` },
            'Name cannot be empty',
            'Invalid email address',
            'Message must be at least 10 characters',
          ],
          [
            { name: 'a'.repeat(101), email: long, message: 'x'.repeat(1001) },
            'Name must be less than 100 characters',
            'Email must be less than 255 characters',
            'Message must be less than 1000 characters',
          ],
        ] as const) {
          await write(page, typed)
          await send(page)
          await page.getByText(name, { exact: true }).last().waitFor()
          expect([
            await problemOf(page, 'name'),
            await problemOf(page, 'email'),
            await problemOf(page, 'message'),
          ]).toEqual([name, email, message])
          const said = page
            .getByRole('alert')
            .filter({ hasText: 'Please fix the highlighted fields' })
            .filter({ hasText: 'Some inputs are invalid. Check the form and try again.' })
          // With scripts it is also a toast, which has no list of fields.
          expect(await said.filter({ hasNot: page.locator('li a') }).count()).toBe(scripts ? 1 : 0)
          expect(await said.count()).toBe(scripts ? 2 : 1)
          expect(await page.getByLabel('Message').inputValue()).toBe(typed.message)
        }
      },
    )

    journey(
      `a message is sent and stored, and the form is empty again, ${how} [CONT-13] [CONT-14] [ERR-67]`,
      { scripts, clock: scripts, statuses: [422] },
      async ({ page, open, awake }) => {
        await open(PATH)
        if (scripts) await awake()
        const email = newEmail()
        await write(page, { name: ' Ayaan Xirsi ', email, message: 'too short' })
        await send(page)
        await page.locator('#message-problem').waitFor()
        if (scripts) await think(page)
        await page.getByLabel('Message').fill('  Do you ship to Bosaso?\nAnd to Garowe?  ')
        await send(page)
        const said = page.getByRole('status').filter({ hasText: 'Message Sent!' })
        await said.getByText("Thank you for contacting us. We'll respond within 24 hours.").waitFor()
        expect(
          await Promise.all(['Name', 'Email', 'Message'].map((label) => page.getByLabel(label).inputValue())),
        ).toEqual(['', '', ''])
        expect([await page.locator('[aria-invalid]').count(), await page.locator('main [role=alert]').count()]).toEqual(
          [0, 0],
        )
        expect(await messagesOf(email)).toEqual([
          { name: 'Ayaan Xirsi', message: 'Do you ship to Bosaso?\nAnd to Garowe?', language: 'en', held_back: null },
        ])
      },
    )
  }

  journey(
    'typing in a field clears its error and leaves the others [CONT-12]',
    { statuses: [422] },
    async ({ page, open, awake }) => {
      await open(PATH)
      await awake()
      await page.getByLabel('Name').focus() // loads the form's schema
      await page.waitForLoadState('networkidle')
      await send(page)
      await page.locator('#name-problem').waitFor()
      await page.getByLabel('Email').press('a')
      expect([await problemOf(page, 'name'), await problemOf(page, 'email'), await problemOf(page, 'message')]).toEqual(
        ['Name cannot be empty', '', 'Message must be at least 10 characters'],
      )
    },
  )

  journey(
    'the page is the same for every visitor and has no key; two with the same text send two messages',
    { clock: true },
    async ({ page, open, awake }) => {
      const answer = await open(PATH)
      expect(answer.headers()['cache-control']).toContain('s-maxage')
      expect(await answer.text()).toMatch(/name="key" value=""/)
      const email = newEmail()
      for (const language of ['en', 'so']) {
        await page.goto(`${PATH}?lang=${language}`)
        await awake()
        await page.locator('main [name=name]').fill('Ayaan')
        await page.locator('main [name=email]').fill(email)
        await page.locator('main [name=message]').fill('Do you ship to Bosaso?')
        await think(page)
        await page.locator('main form button').click()
        await page.getByRole('status').waitFor()
      }
      const [first, second] = await messagesOf(email)
      expect([first, second].map((row) => row?.language)).toEqual(['en', 'so'])
    },
  )

  journey(
    'who is too fast, or fills the honeypot, gets the same thanks and is held back',
    { clock: true },
    async ({ page, open, awake }) => {
      const [hasty, trapped] = [newEmail(), newEmail()]
      await open(PATH)
      await awake()
      await write(page, { email: hasty })
      await send(page)
      await page.getByRole('status').getByText('Message Sent!').waitFor()
      await write(page, { email: trapped })
      await page.locator('#homepage').evaluate((field: HTMLInputElement) => {
        field.value = 'https://pills.example'
      })
      await think(page)
      await send(page)
      await expect.poll(() => messagesOf(trapped)).toMatchObject([{ held_back: 'trap' }])
      expect(await messagesOf(hasty)).toMatchObject([{ held_back: 'haste' }])
    },
  )
})
