import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { linkMailedTo, mailsTo } from '../browser/mail.ts'
import { fillProduct, pictureFile, uploaded } from '../browser/product-form.ts'
import { think } from '../browser/think.ts'
import { given } from '../forms/world.ts'

journey(
  'a factory applies, is invited from the inbox, and its first product is listed',
  { clock: true, long: true },
  async ({ page, open, awake }) => {
    const [company, email] = [`Talas ${randomUUID().slice(0, 8)}`, `applicant-${randomUUID()}@example.com`]
    const product = `Walnut table ${randomUUID().slice(0, 8)}`

    await open('/suppliers')
    await awake()
    await page.getByLabel('Company Name').fill(company)
    await page.getByLabel('Product Category').selectOption('home')
    await page.getByLabel('Contact Person').fill('Kerem Talas')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Phone').fill('+90 352 000 00 00')
    await page.getByLabel('Address').fill('Melikgazi, Kayseri')
    await page.getByLabel('Product Description').fill('Solid wood tables and chairs.')
    await think(page)
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1) // the receipt

    const admin = await given.admin()
    await beSignedIn(page, admin)
    await open('/admin/messages?kind=application')
    await awake()
    await page.getByRole('link', { name: company }).first().click()
    await page.getByRole('heading', { level: 1, name: company }).waitFor()
    await page.getByRole('button', { name: 'Invite as a supplier' }).click()
    await page.getByRole('status').getByText('Invitation Sent!').waitFor()

    await page.context().clearCookies()
    await page.goto(await linkMailedTo(email, '/accept-invitation', { mails: 2 }))
    await awake()
    await page.getByLabel('Password', { exact: true }).fill('laba-xabo-sonkor')
    await page.getByLabel('Confirm Password').fill('laba-xabo-sonkor')
    await page.getByRole('button', { name: 'Accept Invitation & Create Account' }).click()
    await page.waitForURL('/supplier/dashboard')
    await open('/supplier/products/new')
    await awake()
    await page.setInputFiles('#files', [pictureFile('table.png')])
    await uploaded(page, 1)
    await fillProduct(page, { name: product, description: 'Solid walnut, seats six.', price: '240', stock: '12' })
    await page.getByLabel('City', { exact: true }).selectOption('Kayseri')
    await page.getByRole('button', { name: 'Add Product' }).click()
    await page.getByRole('status').getByText('Product Added!').waitFor()

    await beSignedIn(page, admin)
    await open('/admin/reviews?kind=product')
    await awake()
    await page.getByRole('link', { name: product }).first().click()
    await page.getByRole('heading', { name: product }).first().waitFor()
    await page.getByRole('button', { name: 'Approve and list', exact: true }).click()
    await page.getByRole('status').first().waitFor()

    await page.context().clearCookies()
    await open(`/products?q=${encodeURIComponent(product)}`)
    await page.getByRole('heading', { name: product }).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: product }).waitFor()
    expect(await page.getByRole('main').textContent()).toContain(company)
  },
)
