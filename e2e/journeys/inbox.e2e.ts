import { tried } from '@ticarum/contract/testing/tried'
import { newId } from '@ticarum/db/ids'
import { givenApplication, givenCatalogue, givenContact } from '@ticarum/server/testing/given-inbox'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { type Journey, journey } from '../browser/journey.ts'
import { linkMailedTo, mailsTo } from '../browser/mail.ts'
import { scriptPayloads } from '../browser/script-payloads.ts'
import { given, owner } from '../forms/world.ts'

const PATH = '/admin/messages'
const world = { owner }

async function asAdmin({ page, open, awake }: Journey, path: string, scripts = true) {
  await beSignedIn(page, await given.admin({ fullName: 'Elif Akköy' }))
  await open(path)
  if (scripts) await awake()
}
const unique = (word: string) => `${word} ${newId().slice(-12)}`
const itemOf = async (id: string) =>
  (await owner.query('select state, answered_at is not null as answered from inbox_items where id = $1', [id])).rows[0]
const rowOf = (page: Page, name: string) => page.locator('main li').filter({ has: page.getByRole('link', { name }) })

describe('messages and inquiries', () => {
  for (const scripts of [true, false]) {
    const how = scripts ? 'with scripts' : 'without scripts'

    journey(
      `a contact message is found by when it is due, taken, noted, answered, and read in the mailbox, ${how} [AMSG-02]`,
      { scripts },
      async (walk) => {
        const { page } = walk
        // Due before everything that other journeys write.
        const [late, soon, email] = [unique('Late'), unique('Soon'), `${newId()}@example.com`]
        const id = await givenContact(world, { name: late, email, message: 'Where is it?\nI wait.', dueIn: -2000 })
        await givenContact(world, { name: soon, dueIn: -1999 })
        await asAdmin(walk, PATH, scripts)
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Messages and Inquiries')
        const names = await page.locator('main li a').allTextContents()
        expect(names.indexOf(late)).toBeLessThan(names.indexOf(soon))
        expect(await rowOf(page, late).textContent()).toMatch(/Late by 83 days.*Where is it\?.*Contact message.*New/s)
        await rowOf(page, late).getByRole('link').click()

        await page.getByRole('heading', { level: 1, name: late }).waitFor()
        await page.locator('main ol').getByText('Where is it?').waitFor()
        await page.getByRole('button', { name: 'Take it' }).click()
        await page.getByText('Saved!').waitFor()
        expect(await page.getByLabel('Looked after by').locator('option:checked').textContent()).toBe(
          'Elif Akköy (you)',
        )
        await page.getByText('Internal note', { exact: true }).click()
        await page.getByLabel('Only admins read it').fill('Called back.')
        await page.getByRole('button', { name: 'Save note' }).click()
        await page.getByText('Internal note by Elif Akköy').waitFor()

        await page.getByRole('link', { name: 'Ports and time' }).click()
        await expect.poll(() => page.getByLabel('Your answer').inputValue()).toContain(`Dear ${late},`)
        await page.getByLabel('Your answer').fill('It left Mersin on Monday.')
        await page.getByRole('button', { name: 'Send answer' }).click()
        await page.getByRole('status').getByText('Answer Sent!').waitFor()
        await page.getByText('Answered 83 days late').first().waitFor()
        expect(await itemOf(id)).toEqual({ state: 'answered', answered: true })
        await expect.poll(async () => (await mailsTo(email)).map(({ text }) => text).join()).toContain('left Mersin')
        expect((await mailsTo(email)).map(({ text }) => text).join()).not.toContain('Called back')
        await page.getByRole('link', { name: 'Messages and Inquiries' }).first().click()
        await page.getByRole('link', { name: /^Answered/ }).click()
        await page.getByRole('link', { name: late }).waitFor()
      },
    )

    journey(
      `an application shows its files, and becomes an invited supplier with one act, ${how} [AMSG-03]`,
      { scripts },
      async (walk) => {
        const { page } = walk
        const [name, email] = [unique('Talas'), `${newId()}@example.com`]
        const { itemId, applicationId } = await givenApplication(world, { companyName: name, email, dueIn: -3000 })
        const file = await givenCatalogue(world, applicationId)
        await asAdmin(walk, `${PATH}?kind=application`, scripts)
        await rowOf(page, name).getByRole('link').click()
        await page.getByRole('heading', { level: 1, name }).waitFor()
        for (const fact of [
          'Home Decoration',
          'Kerem Talas',
          '+90 352 000 00 00',
          'Melikgazi, Kayseri',
          'Solid wood tables and chairs.',
        ])
          await page.getByText(fact).last().waitFor()
        expect(await page.getByRole('link', { name: 'catalogue.pdf' }).getAttribute('href')).toBe(
          `/files/applications/${file}`,
        )
        await page.getByRole('button', { name: 'Invite as a supplier' }).click()
        await page.getByRole('status').getByText('Invitation Sent!').waitFor()
        expect(await itemOf(itemId)).toMatchObject({ state: 'invited', answered: true })

        await page.context().clearCookies()
        await page.goto(await linkMailedTo(email, '/accept-invitation'))
        expect(await page.locator('input[name=fullName]').inputValue()).toBe('Kerem Talas')
        await page.locator('input[name=password]').fill('six-six')
        await page.locator('input[name=confirmPassword]').fill('six-six')
        await page.locator('main form button:not([type=button])').click()
        await page.waitForURL('/supplier/dashboard')
        await page.goto('/supplier/settings')
        expect(await page.locator('input[name=companyName]').inputValue()).toBe(name)
      },
    )

    journey(
      `of two admins at once the second gets an error with the current state, and keeps the answer, ${how}`,
      { scripts, statuses: [409] },
      async (walk) => {
        const { page } = walk
        const id = await givenContact(world)
        await asAdmin(walk, `${PATH}/${id}`, scripts)
        await owner.query("update inbox_items set state = 'answered', updated_at = now() where id = $1", [id])
        await page.getByLabel('Your answer').fill('Mine.')
        await page.getByRole('button', { name: 'Send answer' }).click()
        await page.getByRole('alert').getByText('Somebody else has changed this meanwhile').waitFor()
        expect(await page.getByLabel('Your answer').inputValue()).toBe('Mine.')
        await page.getByText('Answered', { exact: true }).first().waitFor()
      },
    )
  }

  journey('suspected spam has a list of its own, from which an admin can take a message', {}, async (walk) => {
    const { page } = walk
    const name = unique('Held')
    const id = await givenContact(world, { name, heldBack: 'haste' })
    await asAdmin(walk, PATH)
    await page.getByRole('link', { name: 'Held back' }).click()
    await page.getByRole('link', { name }).click()
    await page.getByText('This looks like it was sent by a machine').waitFor()
    await page.getByRole('button', { name: 'Take it' }).click()
    await page.getByText('Saved!').waitFor()
    expect((await owner.query('select queue from inbox_items where id = $1', [id])).rows).toEqual([{ queue: 'open' }])
  })

  journey(
    'a question about an order is answered from the inbox, and the answer stands in its thread',
    {},
    async (walk) => {
      const { page, open, awake } = walk
      const customer = await given.customer({ fullName: 'Nasteexo Cali' })
      const { id } = await given.order({ customer })
      const words = unique('Where is the certificate')
      await beSignedIn(page, customer)
      await open(`/orders/${id}?act=inquire`)
      await awake()
      await page.getByRole('dialog').getByRole('textbox').fill(words)
      await page.getByRole('dialog').locator('button[value=inquire]').click()
      await page.getByRole('status').getByText('Inquiry Sent!').waitFor()
      await page.context().clearCookies()
      await asAdmin(walk, `${PATH}?kind=order&q=${encodeURIComponent(words)}`)
      await page.locator('main li a').first().click()
      await page.getByText(words).first().waitFor()
      await page.getByLabel('Your answer').fill('It comes today.')
      await page.getByRole('button', { name: 'Send and close' }).click()
      await page.getByRole('status').getByText('Answer Sent!').waitFor()
      await page.context().clearCookies()
      await beSignedIn(page, customer)
      await open(`/customer/messages/${id}`)
      await page.getByRole('log').getByText('It comes today.').waitFor()
    },
  )

  journey('an absent one is not found', { statuses: [404] }, async (walk) => {
    await beSignedIn(walk.page, await given.admin())
    for (const path of [newId(), 'x']) expect((await walk.open(`${PATH}/${path}`)).status()).toBe(404)
  })

  journey('an answer by mail stands in the thread as text, and says what is not kept of it', {}, async (walk) => {
    const { page } = walk
    const name = unique('Mailed')
    const id = await givenContact(world, { name })
    await owner.query(
      `insert into messages (id, conversation_id, side, sender_name, body, received_hash, cut, files_left_out)
        values ($1, $2, 'customer', $3, '<b>Two</b> metres.', '\\x00', true, 2)`,
      [newId(), id, name],
    )
    await asAdmin(walk, `${PATH}/${id}`)
    const answer = page.locator('main ol li').filter({ hasText: 'came by email' })
    for (const words of ['<b>Two</b> metres.', 'only its beginning is kept', 'were not kept: 2'])
      await answer.getByText(words).waitFor()
  })

  journey('forty scripts in every field of messages and applications stay text', {}, async (walk) => {
    const { page, open, awake } = walk
    expect(new Set(scriptPayloads).size).toBe(40)
    tried('script', 40 * 8)
    const ten = (from: number) => scriptPayloads.slice(from, from + 10).join('\n')
    const written: { contact: string; application: string }[] = []
    for (const [number, payload] of scriptPayloads.entries()) {
      const words = number % 10 === 0 ? ten(number) : payload
      const [contact, application] = [
        await givenContact(world, { name: payload.slice(0, 100), message: words, dueIn: -5000 }),
        await givenApplication(world, {
          companyName: payload.slice(0, 100),
          contactPerson: payload,
          phone: payload,
          address: payload,
          productDescription: words,
          dueIn: -5000,
        }),
      ] as const
      await owner.query(
        `insert into application_files (id, application_id, file, file_name, type, bytes)
          values ($1, $2, $3, $4, 'application/pdf', 1)`,
        [newId(), application.applicationId, `${newId()}.pdf`, payload],
      )
      written.push({ contact, application: application.itemId })
    }
    await asAdmin(walk, PATH)
    for (const address of [`${PATH}?kind=contact`, `${PATH}?kind=application`]) {
      await open(address)
      await awake()
      await page.getByRole('link', { name: 'Load more' }).click()
      await expect.poll(() => page.locator('main li a').count()).toBeGreaterThanOrEqual(40)
      const names = await page.locator('main li a').allTextContents()
      expect(scriptPayloads.filter((payload) => !names.includes(payload.slice(0, 100)))).toEqual([])
      expect(await page.evaluate(() => window.planted)).toBeUndefined()
    }
    const tens = written.filter((_, number) => number % 10 === 0)
    for (const id of tens.flatMap(({ contact, application }) => [contact, application])) {
      await open(`${PATH}/${id}`)
      await awake()
      expect(await page.locator('main ol > li').first().textContent()).toContain('planted=true')
      expect(await page.evaluate(() => window.planted)).toBeUndefined()
    }
    // Moves it out of the list of those who read what is due.
    await owner.query("update inbox_items set state = 'closed' where id = any ($1)", [
      written.flatMap(({ contact, application }) => [contact, application]),
    ])
  })

  for (const [path, last] of [
    ['/contact', 'message'],
    ['/suppliers', 'productDescription'],
  ] as const) {
    journey(
      `forty scripts typed into the form of ${path} stay text when it comes back`,
      { statuses: [422] },
      async ({ page, open, awake }) => {
        const all = scriptPayloads.join(' ')
        tried('script', 40)
        await open(path)
        await awake()
        for (const field of await page.locator('main form :is(input:not([type=hidden], [type=file]), textarea)').all())
          await field.fill(all, { force: true })
        // As if scripts were not loaded yet: the browser sends the form, and the server renders the page that comes
        // back.
        await Promise.all([
          page.waitForEvent('load'),
          page.locator('main form').evaluate((form: HTMLFormElement) => form.submit()),
        ])
        await awake()
        await page.getByRole('alert').first().waitFor()
        expect(await page.locator(`main [name=${last}]`).inputValue()).toBe(all)
        expect(await page.evaluate(() => window.planted)).toBeUndefined()
      },
    )
  }
})
