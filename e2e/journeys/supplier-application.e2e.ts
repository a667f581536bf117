import { randomUUID } from 'node:crypto'
import { MAX_CATALOGUE_BYTES } from '@ticarum/contract/values/inbox'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { pictureFile } from '../browser/product-form.ts'
import { think } from '../browser/think.ts'
import { given, owner } from '../forms/world.ts'

const PATH = '/suppliers'
const FIELDS = ['companyName', 'category', 'contactPerson', 'email', 'phone', 'address', 'productDescription']
const newEmail = () => `applicant-${randomUUID()}@example.com`
const pdf = (name: string, bytes = 2000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 15, 'x'), Buffer.from('\n%%EOF')]),
})
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' }).click()
const applicationsOf = async (email: string) =>
  (
    await owner.query(
      `select a.*, i.held_back from applications a
        join conversations c on c.subject_id = a.id join inbox_items i on i.id = c.id where a.email = $1`,
      [email],
    )
  ).rows
const filesOf = async (id: string) =>
  (await owner.query('select id, file_name, type from application_files where application_id = $1 order by id', [id]))
    .rows

async function fill(page: Page, email: string) {
  await page.getByLabel('Company Name').fill('Talas Mobilya')
  await page.getByLabel('Product Category').selectOption('home')
  await page.getByLabel('Contact Person').fill('Kerem Talas')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('0352 000 00 00')
  await page.getByLabel('Product Description').fill('Solid wood tables\nand chairs.')
}

describe('supplier application', () => {
  journey(
    'the page shows three benefits, and a form with its fields and categories ' +
      '[APPL-01] [APPL-02] [APPL-04] [APPL-05] [APPL-06]',
    {},
    async ({ page, open }) => {
      await open(PATH)
      expect(await page.locator('main li h2').allTextContents()).toEqual([
        'Direct Market Access',
        'Verified Platform',
        'Logistics Support',
      ])
      const typed = page.locator('main form :is(input:not([type=hidden]), select, textarea):not([tabindex="-1"])')
      expect(await typed.evaluateAll((all) => all.map((field) => field.getAttribute('name')))).toEqual([
        ...FIELDS,
        'catalogue',
      ])
      expect(
        await page
          .locator('#category option')
          .evaluateAll((all) => all.map((option) => [option.getAttribute('value'), option.textContent])),
      ).toEqual([
        ['', 'Choose a category'],
        ['fashion', 'Fashion & Shoes'],
        ['beauty', 'Health & Beauty'],
        ['home', 'Home Decoration'],
        ['medical', 'Medical Supplies'],
        ['other', 'Other'],
      ])
      const chooser = page.locator('#catalogue')
      expect([await chooser.getAttribute('accept'), await chooser.getAttribute('multiple')]).toEqual([
        '.pdf,.jpg,.jpeg,.png',
        '',
      ])
      await page.getByText('max 10MB each').waitFor()
    },
  )

  for (const scripts of [true, false]) {
    const how = scripts ? 'with scripts' : 'without scripts'

    journey(
      `is not submitted while a required field is empty, by the browser's own check, ${how} [APPL-03]`,
      { scripts },
      async ({ page, open, awake }) => {
        await open(PATH)
        if (scripts) await awake()
        const email = newEmail()
        for (const field of FIELDS) {
          await fill(page, email)
          if (field === 'category') await page.locator('#category').selectOption('')
          else await page.locator(`#${field}`).fill('')
          const missing = await page
            .locator('main form')
            .evaluate((form) => [...form.querySelectorAll(':invalid')].map((each) => each.getAttribute('name')))
          expect(missing, field).toEqual(field === 'address' ? [] : [field])
          if (field === 'address') continue
          await submit(page)
          expect(new URL(page.url()).search).toBe('')
        }
        expect(await applicationsOf(email)).toEqual([])
      },
    )
  }

  journey(
    'files are uploaded with their progress, the page says thanks, and an admin opens the files ' +
      '[APPL-07] [APPL-08] [APPL-09] [ERR-68]',
    { clock: true },
    async ({ page, open, awake }) => {
      await open(PATH)
      await awake()
      const email = newEmail()
      await fill(page, email)
      await page.getByLabel('Company Address').fill('Melikgazi, Kayseri')
      const shares = page.evaluate(
        () =>
          new Promise<number>((done) => {
            new MutationObserver(() => {
              const seen = document.querySelectorAll('progress').length
              if (seen > 0) done(seen)
            }).observe(document.body, { childList: true, subtree: true })
          }),
      )
      await page.setInputFiles('#catalogue', [pdf('tables.pdf'), pictureFile('chairs.png')])
      expect(await shares).toBeGreaterThan(0)
      await expect.poll(() => page.locator('input[name^="files."]').count()).toBe(2)
      await think(page)
      await submit(page)
      await page.getByRole('heading', { level: 1, name: 'Thank you for your application' }).waitFor()
      const said = page.getByRole('status').filter({ hasText: 'Application Submitted!' })
      await said.getByText('Our trade team will contact you within 48 hours.').waitFor()
      expect(await page.locator('main form').count()).toBe(0)
      const [row] = await applicationsOf(email)
      expect(row).toMatchObject({
        company_name: 'Talas Mobilya',
        category: 'home',
        contact_person: 'Kerem Talas',
        phone: '+903520000000',
        address: 'Melikgazi, Kayseri',
        product_description: 'Solid wood tables\nand chairs.',
        held_back: null,
      })
      const files = await filesOf(row.id)
      expect(files).toMatchObject([
        { file_name: 'tables.pdf', type: 'application/pdf' },
        { file_name: 'chairs.webp', type: 'image/webp' },
      ])
      await page.getByRole('link', { name: 'Return to Home' }).click()
      await page.waitForURL('/')

      await beSignedIn(page, await given.admin())
      for (const { id } of files) expect((await page.request.get(`/files/applications/${id}`)).status()).toBe(200)
    },
  )

  journey(
    'a file that is no catalogue, or larger than 10MB, is named and left out; exactly 10MB is taken [APPL-06]',
    {},
    async ({ page, open, awake }) => {
      await open(PATH)
      await awake()
      await page.setInputFiles('#catalogue', [
        pdf('whole.pdf', MAX_CATALOGUE_BYTES),
        pdf('larger.pdf', MAX_CATALOGUE_BYTES + 1),
        { name: 'run.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
      ])
      const alerts = page.getByRole('alert')
      await alerts.getByText('larger.pdf is larger than 10MB').waitFor()
      await alerts.getByText('run.exe is not a PDF, JPG or PNG file').waitFor()
      await page.locator('main li', { hasText: 'whole.pdf' }).getByText('10 MB, uploaded').waitFor()
      await page.setInputFiles(
        '#catalogue',
        ['a', 'b', 'c', 'd', 'e'].map((name) => pdf(`${name}.pdf`)),
      )
      await alerts.getByText('You can send up to 5 files').waitFor()
      await page.getByRole('button', { name: 'Remove whole.pdf' }).click()
      expect(await page.locator('input[name^="files."]').count()).toBe(0)
    },
  )

  journey(
    'without scripts files are sent with the form, and valid ones stay when it comes back',
    { scripts: false, statuses: [422] },
    async ({ page, open }) => {
      await open(PATH)
      const email = newEmail()
      await fill(page, email)
      await page.setInputFiles('#catalogue', [
        pdf('tables.pdf'),
        { name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') },
      ])
      await submit(page)
      await page.getByRole('alert').getByText('page.pdf is not a PDF, JPG or PNG file').waitFor()
      expect(await page.getByLabel('Company Name').inputValue()).toBe('Talas Mobilya')
      expect(await page.getByLabel('Product Category').inputValue()).toBe('home')
      await page.setInputFiles('#catalogue', pictureFile('chairs.png'))
      await submit(page)
      await page.getByRole('heading', { level: 1, name: 'Thank you for your application' }).waitFor()
      await page.getByRole('status').getByText('Application Submitted!').waitFor()
      const [row] = await applicationsOf(email)
      expect(row.product_description.replaceAll('\r\n', '\n')).toBe('Solid wood tables\nand chairs.')
      expect((await filesOf(row.id)).map(({ file_name }) => file_name)).toEqual(['tables.pdf', 'chairs.webp'])
    },
  )

  journey('the page may be cached for every visitor, its thanks for nobody', {}, async ({ open }) => {
    const form = await open(PATH)
    expect(form.headers()['cache-control']).toContain('s-maxage')
    expect(await form.text()).toMatch(/name="key" value=""/)
    expect((await open(`${PATH}?done`)).headers()['cache-control']).toContain('private')
  })
})
