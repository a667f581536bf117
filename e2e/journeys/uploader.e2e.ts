import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { phone } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'
import { anyFile, pictureFile, shots, uploaded, uploader } from '../browser/product-form.ts'
import { given, owner } from '../forms/world.ts'

const NEW = '/supplier/products/new'
const MB = 1024 * 1024

const namesOf = (page: Page) =>
  page.locator('input[name^="imageIds."]').evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value))
const many = (count: number) => Array.from({ length: count }, (_, n) => pictureFile(`${n}.png`))

describe('the uploader', () => {
  journey(
    'takes PNG, JPG and WEBP, counts, and disappears at ten ' +
      '[IMG-01] [IMG-02] [IMG-03] [IMG-04] [IMG-05] [ERR-18] [ERR-19] [ERR-20] [ERR-21]',
    {},
    async ({ page, open, awake }) => {
      await beSignedIn(page, await given.supplier())
      await open(NEW)
      await awake()
      expect(await page.locator('#files').getAttribute('accept')).toBe('image/png,image/jpeg,image/webp')
      expect(await uploader(page).getByText('0/10 (minimum 1 required)').count()).toBe(1)

      await page.setInputFiles('#files', [
        pictureFile('one.png'),
        anyFile('list.pdf', 'application/pdf'),
        anyFile('moving.gif', 'image/gif'),
        anyFile('huge.jpg', 'image/jpeg', 5 * MB + 1),
      ])
      const toasts = page.getByRole('alert')
      await toasts.getByText('list.pdf is not an image file').waitFor()
      expect(await toasts.locator('p').allTextContents()).toEqual([
        'Invalid Filelist.pdf is not an image file',
        'Invalid Filemoving.gif is not an image file',
        'File Too Largehuge.jpg must be less than 5MB',
      ])
      await page.getByRole('status').getByText('1 image(s) uploaded successfully').waitFor()
      expect(await page.getByRole('status').locator('b').allTextContents()).toEqual(['Images Uploaded'])
      expect(await uploader(page).getByText('minimum').count()).toBe(0)
      expect(await uploader(page).getByText('1/10').count()).toBe(1)

      await page.setInputFiles('#files', many(10))
      await toasts.getByText('You can only upload up to 10 images').waitFor()
      expect(await toasts.locator('b').allTextContents()).toEqual(['Too Many Images'])
      expect(await shots(page).count()).toBe(1)

      await page.setInputFiles('#files', many(9))
      await page.getByRole('status').getByText('9 image(s) uploaded successfully').waitFor()
      expect(await uploader(page).getByText('10/10').count()).toBe(1)
      expect(await page.locator('#files').count()).toBe(0)
      await page.getByRole('button', { name: 'Remove picture 4' }).click()
      expect(await page.locator('#files').count()).toBe(1)
    },
  )

  journey(
    'pictures are dropped in, arranged by keyboard and by dragging, and removed [ERR-23]',
    { viewport: phone },
    async ({ page, open, awake }) => {
      await beSignedIn(page, await given.supplier())
      await open(NEW)
      await awake()
      const dropped = await page.evaluateHandle(
        (bytes) => {
          const transfer = new DataTransfer()
          for (const name of ['one.png', 'two.png', 'three.png'])
            transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
          return transfer
        },
        [...pictureFile('any').buffer],
      )
      await uploader(page).dispatchEvent('drop', { dataTransfer: dropped })
      await page.getByRole('status').getByText('3 image(s) uploaded successfully').waitFor()
      const [one, two, three] = await namesOf(page)
      expect(await uploader(page).getByRole('listitem').first().textContent()).toContain('Main')

      await page.getByRole('button', { name: 'Move picture 1 later' }).focus()
      await page.keyboard.press('Enter')
      expect(await namesOf(page)).toEqual([two, one, three])
      await page.keyboard.press('Enter')
      expect(await namesOf(page)).toEqual([two, three, one])
      // At the end of the list the focus stays on the picture.
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
        'Move picture 3 earlier',
      )
      await page.getByRole('status').getByText('The picture now stands at place 3.').waitFor()

      const tiles = uploader(page).getByRole('listitem')
      await tiles.nth(2).dragTo(tiles.nth(0))
      expect(await namesOf(page)).toEqual([one, two, three])

      await page.getByRole('button', { name: 'Remove picture 2' }).click()
      await page.getByRole('status').getByText('Image Removed').waitFor()
      expect(await namesOf(page)).toEqual([one, three])
    },
  )

  journey(
    'each file shows how far it is, and nothing is saved before all are there',
    { slow: true },
    async ({ page, open, awake }) => {
      const supplier = await given.supplier()
      await beSignedIn(page, supplier)
      await open(NEW)
      await awake()
      await page.getByLabel('Product name', { exact: true }).fill('Hammam peshtemal')
      await page.setInputFiles('#files', [
        { ...pictureFile('large.png'), buffer: Buffer.concat([pictureFile('any').buffer, Buffer.alloc(MB / 4)]) },
      ])
      const bar = page.getByRole('progressbar', { name: 'Uploading large.png' })
      await expect
        .poll(() => bar.evaluate((progress: HTMLProgressElement) => progress.value > 0 && progress.value < 1))
        .toBe(true)
      await page.getByRole('button', { name: 'Save draft' }).click()
      await page.getByRole('alert').getByText('Please wait until every picture is uploaded, then save.').waitFor()
      await uploaded(page, 1)
      expect((await owner.query('select from products where supplier_id = $1', [supplier.companyId])).rowCount).toBe(0)
    },
  )

  journey(
    'a failed upload is retried with its own key [ERR-22]',
    { statuses: [401, 403] },
    async ({ page, open, awake }) => {
      const supplier = await given.supplier()
      await beSignedIn(page, supplier)
      await open(NEW)
      await awake()
      await owner.query('update people set company_id = null, company_owner = false where id = $1', [supplier.id])
      await page.setInputFiles('#files', [pictureFile('one.png')])
      const alert = page.getByRole('alert')
      await alert.getByText('Upload Failed').waitFor()
      expect(await alert.locator('span').last().textContent()).toBe('Failed to upload images')
      const cookies = await page.context().cookies()
      await page.context().clearCookies()
      await page.getByRole('button', { name: 'Try again' }).click()
      await alert.getByText('You are signed out. Please sign in again.').waitFor()
      expect(await shots(page).count()).toBe(0)

      await page.context().addCookies(cookies)
      await owner.query('update people set company_id = $2, company_owner = true where id = $1', [
        supplier.id,
        supplier.companyId,
      ])
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('status').getByText('1 image(s) uploaded successfully').waitFor()
      expect(await shots(page).count()).toBe(1)
      expect(
        (await owner.query('select from product_images where supplier_id = $1', [supplier.companyId])).rowCount,
      ).toBe(1)
    },
  )

  journey(
    'without scripts files are sent with the form, arranged and removed by buttons, and refused by name',
    { scripts: false, statuses: [422] },
    async ({ page, open }) => {
      await beSignedIn(page, await given.supplier())
      await open(NEW)
      await page.getByLabel('Product name', { exact: true }).fill('Hammam peshtemal')
      await page.setInputFiles('#files', [
        pictureFile('one.png'),
        anyFile('list.pdf', 'application/pdf'),
        pictureFile('two.png'),
      ])
      await page.getByRole('button', { name: 'Upload the chosen files' }).click()
      await page.getByRole('alert').getByText('Invalid File: list.pdf is not an image file').waitFor()
      const [one, two] = await namesOf(page)
      expect(await shots(page).count()).toBe(2)
      expect(await page.getByLabel('Product name', { exact: true }).inputValue()).toBe('Hammam peshtemal')

      await page.getByRole('button', { name: 'Move picture 2 earlier' }).click()
      expect(await namesOf(page)).toEqual([two, one])
      await page.getByRole('button', { name: 'Remove picture 2' }).click()
      await page.getByRole('status').getByText('Image Removed').waitFor()
      expect(await namesOf(page)).toEqual([two])
      await page.setInputFiles('#files', many(10))
      await page.getByRole('button', { name: 'Upload the chosen files' }).click()
      await page.getByRole('alert').getByText('Too Many Images: You can only upload up to 10 images').waitFor()
      expect(await namesOf(page)).toEqual([two])
    },
  )
})
