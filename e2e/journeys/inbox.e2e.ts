import { newId } from '@ticarum/db/ids'
import { givenApplication, givenCatalogue, givenContact } from '@ticarum/server/testing/given-inbox'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { type Journey, journey } from '../browser/journey.ts'
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
const stateOf = async (table: string, id: string) =>
  (await owner.query(`select state, notes, answered_at is not null as answered from ${table} where id = $1`, [id]))
    .rows[0]

describe('messages and inquiries', () => {
  for (const scripts of [true, false]) {
    const how = scripts ? 'with scripts' : 'without scripts'

    journey(
      `contact messages are sorted by due time; one is taken, noted and answered, ${how} [AMSG-02]`,
      { scripts },
      async (walk) => {
        const { page } = walk
        // Due before everything that other journeys write.
        const [late, soon] = [unique('Late'), unique('Soon')]
        const id = await givenContact(world, { name: late, message: 'Where is my order?\nI wait.', dueIn: -2000 })
        await givenContact(world, { name: soon, dueIn: -1999 })
        await asAdmin(walk, PATH, scripts)
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Messages and Inquiries')
        const rows = page.locator('main ul > li', { hasText: /Late|Soon/ }).filter({ has: page.locator('h2') })
        const names = await rows.locator('h2').allTextContents()
        expect(names.indexOf(late)).toBeLessThan(names.indexOf(soon))
        const row = rows.filter({ hasText: late })
        expect(await row.textContent()).toMatch(/Where is my order\?.*New.*Late by 83 days/s)
        await row.getByRole('link').click()

        await page.getByRole('heading', { level: 1, name: late }).waitFor()
        await page.getByText('Where is my order?').waitFor()
        expect(await page.getByRole('link', { name: 'ayaan@example.com' }).getAttribute('href')).toBe(
          'mailto:ayaan%40example.com',
        )
        await page.getByRole('button', { name: 'Take', exact: true }).click()
        await page.getByText('Saved!').waitFor()
        await page.getByText('Looked after by Elif Akköy').waitFor()
        await page.getByLabel('Notes').fill('Called back.')
        await page.getByRole('button', { name: 'Mark as answered' }).click()
        await page.getByText('Answered 83 days late').waitFor()
        expect(await stateOf('contact_messages', id)).toEqual({
          state: 'answered',
          notes: 'Called back.',
          answered: true,
        })
        await page.getByRole('link', { name: 'Messages and Inquiries' }).first().click()
        await page.getByRole('link', { name: 'Done' }).click()
        await page.getByRole('link', { name: late }).waitFor()
      },
    )

    journey(
      `an application shows its files, and leads to an invitation, ${how} [AMSG-03]`,
      { scripts },
      async (walk) => {
        const { page } = walk
        const name = unique('Talas')
        const id = await givenApplication(world, { companyName: name, dueIn: -3000 })
        const file = await givenCatalogue(world, id)
        await asAdmin(walk, PATH, scripts)
        await page.getByRole('link', { name: 'Supplier applications' }).click()
        const row = page.locator('main li').filter({ has: page.getByRole('heading', { name }) })
        expect(await row.textContent()).toMatch(/Home Decoration, 1 catalog file/)
        await row.getByRole('link').click()
        await page.getByRole('heading', { level: 1, name }).waitFor()
        for (const fact of [
          'Home Decoration',
          'Kerem Talas',
          '+90 352 000 00 00',
          'Melikgazi, Kayseri',
          'Solid wood tables and chairs.',
        ])
          await page.getByText(fact).first().waitFor()
        expect(await page.getByRole('link', { name: 'catalogue.pdf' }).getAttribute('href')).toBe(
          `/files/applications/${file}`,
        )

        await page.getByRole('link', { name: 'Invite as a supplier' }).click()
        await page.getByRole('heading', { level: 1, name: 'User Invitations' }).waitFor()
        expect([
          await page.getByLabel('Email', { exact: true }).inputValue(),
          await page.getByLabel('Role').inputValue(),
        ]).toEqual(['kerem@example.com', 'supplier'])
        await page.goto(`${PATH}/applications/${id}`)
        await page.getByRole('button', { name: 'Mark as invited' }).click()
        await page.getByText('Saved!').waitFor()
        expect(await stateOf('applications', id)).toMatchObject({ state: 'invited', answered: true })
        expect(await page.getByRole('button', { name: 'Mark as invited' }).count()).toBe(0)
      },
    )

    journey(
      `of two admins at once the second gets an error with the current state, and keeps their note, ${how}`,
      { scripts, statuses: [409] },
      async (walk) => {
        const { page } = walk
        const id = await givenContact(world)
        await asAdmin(walk, `${PATH}/contact/${id}`, scripts)
        await owner.query("update contact_messages set state = 'answered', updated_at = now() where id = $1", [id])
        await page.getByLabel('Notes').fill('Mine.')
        await page.getByRole('button', { name: 'Mark as answered' }).click()
        await page.getByRole('alert').getByText('Somebody else has changed this meanwhile').waitFor()
        expect(await page.getByLabel('Notes').inputValue()).toBe('Mine.')
        expect(await page.getByRole('button', { name: 'Mark as answered' }).count()).toBe(0)
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
    await page.getByRole('button', { name: 'Take', exact: true }).click()
    await page.getByText('Saved!').waitFor()
    expect((await owner.query('select queue from contact_messages where id = $1', [id])).rows).toEqual([
      { queue: 'open' },
    ])
  })

  journey('an absent one is not found', { statuses: [404] }, async (walk) => {
    await beSignedIn(walk.page, await given.admin())
    for (const path of [`contact/${newId()}`, 'contact/x', `applications/${newId()}`])
      expect((await walk.open(`${PATH}/${path}`)).status()).toBe(404)
  })

  journey('forty scripts in every field of messages and applications stay text', {}, async (walk) => {
    const { page, open, awake } = walk
    expect(new Set(scriptPayloads).size).toBe(40)
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
      ]
      await owner.query(
        `insert into application_files (id, application_id, file, file_name, type, bytes)
          values ($1, $2, $3, $4, 'application/pdf', 1)`,
        [newId(), application, `${newId()}.pdf`, payload],
      )
      written.push({ contact, application })
    }
    await asAdmin(walk, PATH)
    for (const address of [PATH, `${PATH}?kind=applications`]) {
      await open(address)
      await awake()
      await page.getByRole('link', { name: 'Load more' }).click()
      await expect.poll(() => page.locator('main li h2').count()).toBeGreaterThanOrEqual(40)
      const names = await page.locator('main li h2').allTextContents()
      expect(scriptPayloads.filter((payload) => !names.includes(payload.slice(0, 100)))).toEqual([])
      expect(await page.evaluate(() => window.planted)).toBeUndefined()
    }
    const tens = written.filter((_, number) => number % 10 === 0)
    for (const path of tens.flatMap(({ contact, application }) => [
      `contact/${contact}`,
      `applications/${application}`,
    ])) {
      await open(`${PATH}/${path}`)
      await awake()
      expect(await page.locator('main section p').first().textContent()).toContain('planted=true')
      expect(await page.evaluate(() => window.planted)).toBeUndefined()
    }
    // Moves it out of the list of those who read what is due.
    await owner.query("update contact_messages set state = 'closed' where id = any ($1)", [
      written.map(({ contact }) => contact),
    ])
    await owner.query("update applications set state = 'closed' where id = any ($1)", [
      written.map(({ application }) => application),
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
