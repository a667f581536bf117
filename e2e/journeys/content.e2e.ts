import { randomUUID } from 'node:crypto'
import { tried } from '@ticarum/contract/testing/tried'
import { createPool } from '@ticarum/db/transaction'
import { afterAll, describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { openGiven } from '../browser/given.ts'
import { type Journey, journey } from '../browser/journey.ts'
import { scriptPayloads } from '../browser/script-payloads.ts'
import { system } from '../browser/system.ts'
import { whileBroken } from '../browser/while-broken.ts'
import { startServer } from '../system/start-server.ts'

const PATH = '/admin/content'
const given = openGiven()
const owner = createPool(system.ownerUrl, 1)
afterAll(() => owner.end())

/** Journeys write in Somali, so that the texts that others compare stay unchanged. */
const IN = 'in=so'

async function asAdmin({ page, open, awake }: Journey, path = PATH, scripts = true) {
  const admin = await given.admin()
  await beSignedIn(page, admin)
  await open(path)
  if (scripts) await awake()
  return admin
}

/** What a visitor without a chosen language reads in this one. */
const visitorReads = async (path: string, language: string, site = system.site) => {
  const answer = await fetch(site + path, { headers: { 'accept-language': language } })
  return { text: await answer.text(), caching: answer.headers.get('cache-control') }
}

describe('content management', () => {
  journey(
    'has the tabs Hero, About and Contact with their fields, in each language [ACONT-01, ACONT-02]',
    {},
    async (walk) => {
      const { page } = walk
      await asAdmin(walk)
      await page.getByRole('heading', { level: 1, name: 'Content Management' }).waitFor()
      const tabs = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
      expect(await tabs.allInnerTexts()).toEqual(['Hero', 'About', 'Contact'])
      expect(await page.getByRole('navigation', { name: 'Languages' }).getByRole('link').allInnerTexts()).toEqual([
        'English',
        'Soomaali',
        'Türkçe',
        'العربية',
      ])
      for (const [tab, ...fields] of [
        ['Hero', 'Title', 'Subtitle', 'Description'],
        ['About', 'Title', 'Description'],
        ['Contact', 'Email', 'Phone', 'Address'],
      ] as const) {
        await tabs.filter({ hasText: tab }).click()
        await page.locator('[aria-current=page]').filter({ hasText: tab }).waitFor()
        const form = page.locator('form:has([value=save])')
        await form.getByLabel(fields.at(-1) ?? '').waitFor()
        expect((await form.locator('label').allInnerTexts()).map((label) => label.trim())).toEqual([...fields])
      }
    },
  )

  for (const scripts of [true, false]) {
    const how = scripts ? 'with scripts' : 'without scripts'

    journey(
      `the public pages show what is saved, in that language only, ${how} [ACONT-03, ACONT-04]`,
      { scripts },
      async (walk) => {
        const { page, open } = walk
        const admin = await asAdmin(walk, PATH, scripts)
        for (const [section, field, pages] of [
          ['hero', 'Description', ['/']],
          ['about', 'Title', ['/', '/about']],
          ['contact', 'Address', ['/', '/privacy-policy']],
        ] as const) {
          const words = `${section} ${randomUUID().slice(0, 8)}`
          await open(`${PATH}?section=${section}&${IN}`)
          await page.getByLabel(field, { exact: true }).fill(words)
          await page.getByRole('button', { name: 'Save', exact: true }).click()
          await page.getByText('Saved!', { exact: true }).waitFor()
          const { rows } = await owner.query(
            "select updated_by, content::text from content_sections where section_key = $1 and language = 'so'",
            [section],
          )
          expect(rows[0]).toMatchObject({ updated_by: admin.id, content: expect.stringContaining(words) })
          for (const path of pages) {
            expect((await visitorReads(path, 'so')).text, path).toContain(words)
            expect((await visitorReads(path, 'en')).text, path).not.toContain(words)
          }
        }
      },
    )
  }

  journey(
    'another instance shows it at once, and no cache may keep the page longer than the screen says',
    {},
    async (walk) => {
      const { page } = walk
      await asAdmin(walk, `${PATH}?section=about&${IN}`)
      const other = await startServer({
        DATABASE_URL: system.appUrl,
        DATABASE_SIGN_IN_URL: system.signInUrl,
        STORAGE_DIR: system.storage,
      })
      try {
        const words = `Laba adeege ${randomUUID().slice(0, 8)}`
        await page.getByLabel('Title', { exact: true }).fill(words)
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await page.getByText('Saved!', { exact: true }).waitFor()
        const [, seconds] = /within (\d+) seconds/.exec((await page.getByRole('status').textContent()) ?? '') ?? []
        const { text, caching } = await visitorReads('/about', 'so', other.url)
        expect(text).toContain(words)
        const [, kept, beyond] = /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(caching ?? '') ?? []
        expect(Number(kept) + Number(beyond)).toBe(Number(seconds))
      } finally {
        await other.stop()
      }
    },
  )

  journey(
    'a preview shows what was typed and stores nothing; what is wrong keeps it as well',
    { statuses: [422] },
    async (walk) => {
      const { page } = walk
      await asAdmin(walk, `${PATH}?section=hero&${IN}`)
      const words = `Hordhac ${randomUUID().slice(0, 8)}`
      await page.getByLabel('Subtitle').fill(words)
      await page.getByRole('button', { name: 'Preview' }).click()
      const preview = page.getByRole('region', { name: 'As visitors will see it' })
      await preview.getByText(words).waitFor()
      expect(await preview.locator('[lang=so]').getAttribute('dir')).toBe('ltr')
      expect(
        (await owner.query('select from content_versions where content::text like $1', [`%${words}%`])).rowCount,
      ).toBe(0)
      await page.getByLabel('Title', { exact: true }).fill('x'.repeat(101))
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('alert').getByText('The title needs 1 to 100 characters').waitFor()
      expect(await page.getByLabel('Subtitle').inputValue()).toBe(words)
    },
  )

  journey('an older version comes back with one press, and the history says by whom', {}, async (walk) => {
    const { page } = walk
    await asAdmin(walk, `${PATH}?section=contact&${IN}`)
    const before = await page.getByLabel('Address').inputValue()
    const [, number] = /Version (\d+)/.exec((await page.locator('#history + ol li').first().textContent()) ?? '') ?? []
    await page.getByLabel('Address').fill(`Kocasinan ${randomUUID().slice(0, 8)}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved!', { exact: true }).waitFor()
    await page.getByRole('button', { name: `Restore version ${number}`, exact: true }).click()
    await page.getByText(`Version ${number} again`).waitFor()
    expect(await page.getByLabel('Address').inputValue()).toBe(before)
    expect(await page.locator('#history + ol li').first().textContent()).toContain('Deniz Test')
  })

  journey('of two admins the second gets an error, and keeps what was typed', { statuses: [409] }, async (walk) => {
    const { page } = walk
    await asAdmin(walk, `${PATH}?section=about&${IN}`)
    await owner.query(
      "update content_sections set version = version + 1 where section_key = 'about' and language = 'so'",
    )
    const words = `Labo maamule ${randomUUID().slice(0, 8)}`
    await page.getByLabel('Title', { exact: true }).fill(words)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('alert').getByText('Another admin saved this section while you had it open.').waitFor()
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe(words)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved!', { exact: true }).waitFor()
  })

  journey('a failed load or save says so [ERR-56, ERR-57]', { statuses: [500] }, async (walk) => {
    const { page, open } = walk
    const { id } = await asAdmin(walk, `${PATH}?section=hero&${IN}`)
    await whileBroken({ actor: id, command: 'update', table: 'content_sections' }, async () => {
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      const alert = page.getByRole('alert')
      await alert.getByText('Failed to update content').waitFor()
      expect(await alert.textContent()).toMatch(/^Error/)
    })
    await whileBroken({ actor: id, command: 'select', table: 'content_versions' }, async () => {
      expect((await open(PATH)).status()).toBe(500)
      expect(await page.getByRole('alert').locator('p').textContent()).toMatch(
        /^Error\s*Failed to load content sections$/,
      )
    })
  })

  journey('scripts in the texts never run, on any page that shows them', {}, async (walk) => {
    const { page, open, awake } = walk
    await asAdmin(walk)
    const headers = () => ({ origin: system.site, 'idempotency-key': randomUUID() })
    const versions = async (section: string) =>
      (await page.request.get(`/api/v1/content-versions?section=${section}&language=so&limit=100`)).json()
    const planted = () => page.evaluate(() => 'planted' in window)
    const [half, all] = [scriptPayloads.length / 2, scriptPayloads.join('\n\n')]
    expect(scriptPayloads.length).toBeGreaterThanOrEqual(40)
    tried('script', 2 * 40)
    for (const content of [
      {
        section: 'hero',
        title: 'Jumlo Turkiga ilaa Soomaaliya',
        subtitle: scriptPayloads[3],
        description: scriptPayloads.slice(0, half).join(' '),
      },
      {
        section: 'hero',
        title: 'Jumlo Turkiga ilaa Soomaaliya',
        subtitle: scriptPayloads[13],
        description: scriptPayloads.slice(half).join(' ').slice(0, 1000),
      },
      { section: 'about', title: scriptPayloads[5], description: all },
      {
        section: 'contact',
        email: 'desk@ticarum.example',
        phone: '"><svg onload=window.planted=1>',
        address: scriptPayloads[6],
      },
    ]) {
      const [{ version }] = (await versions(content.section)).items
      const saved = await page.request.put('/api/v1/content-sections', {
        data: { language: 'so', version, content },
        headers: headers(),
      })
      expect(saved.status()).toBe(200)
      for (const path of [
        '/?lang=so',
        '/about?lang=so',
        '/privacy-policy?lang=so',
        '/contact?lang=so',
        `${PATH}?section=${content.section}&${IN}`,
      ]) {
        await open(path)
        await awake()
        expect(await planted(), path).toBe(false)
      }
      await page.locator('button[value=preview]').click()
      await page.locator('#preview').waitFor()
      expect(await planted()).toBe(false)
    }
    for (const section of ['hero', 'about', 'contact']) {
      const { items } = await versions(section)
      const { id } = items.at(-1)
      expect(
        (
          await page.request.post(`/api/v1/content-versions/${id}/restore`, {
            data: { version: items[0].version },
            headers: headers(),
          })
        ).status(),
      ).toBe(200)
    }
  })
})
