import { randomInt } from 'node:crypto'
import { newId } from '@ticarum/db/ids'
import { redPicture } from '@ticarum/server/testing/pictures'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { phone } from '../browser/circumstances.ts'
import { elsewhere } from '../browser/elsewhere.ts'
import { journey } from '../browser/journey.ts'
import { offerQuote } from '../browser/negotiate.ts'
import { seriousFaults } from '../browser/serious-faults.ts'
import { given, owner } from '../forms/world.ts'

/** A word that nobody uses. */
const newWord = () => Array.from({ length: 10 }, () => 'bcdfghjkmnpqrstvwxz'[randomInt(19)]).join('')
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const needsWith = async (what: string) =>
  (
    await owner.query(
      `select n.quantity, n.port, n.name, n.email, n.customer_id, p.id is not null as pictured
        from needs n left join need_pictures p on p.need_id = n.id where n.what = $1`,
      [what],
    )
  ).rows

/** A supplier with a product of this name. */
async function maker(english: string) {
  const person = await given.supplier()
  const supplierId = person.companyId ?? ''
  await owner.query('update suppliers set active = true where id = $1', [supplierId])
  const { id } = await given.product({ supplierId, english, name: english, stock: 10_000 })
  return { person, supplierId, productId: id }
}

describe('what people need', () => {
  journey(
    'goes from a search that found nothing to the desk, which asks two suppliers and sends their offers as deals',
    { viewport: phone, long: true },
    async ({ page, open, awake }) => {
      const [missed, sold] = [newWord(), newWord()]
      const makers = [await maker(`Stacking chair ${sold}`), await maker(`Garden chair ${sold}`)]
      const customer = await given.customer()
      await beSignedIn(page, customer)
      await open(`/products?q=${missed}`)
      await awake()
      await page.getByRole('link', { name: 'Tell us what you need' }).last().click()
      await page.waitForURL(`/needs?q=${missed}`)
      expect(await seriousFaults(page)).toEqual([])
      expect(await field(page, 'what').inputValue()).toBe(missed)
      await field(page, 'quantity').fill('1.500')
      await field(page, 'port').selectOption('SOMGQ')
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByRole('status').getByText('Message Sent!').waitFor()
      expect(await field(page, 'what').inputValue()).toBe('')
      expect(await needsWith(missed)).toMatchObject([
        { quantity: 1500, port: 'SOMGQ', customer_id: customer.companyId },
      ])
      await expect
        .poll(async () => (await owner.query('select times from missed_searches where words = $1', [missed])).rows)
        .toEqual([{ times: 1 }])

      const desk = await elsewhere(page, await given.admin(), '/admin/messages?kind=need&view=open')
      await desk.getByRole('listitem').filter({ hasText: missed }).getByRole('link').click()
      await desk.waitForURL(/\/admin\/messages\/[\da-f-]{36}/)
      await desk.getByText('Nothing found. Try other words.').waitFor()
      await field(desk, 'find').fill(sold)
      await desk.getByRole('button', { name: 'Search' }).click()
      await desk.getByRole('checkbox', { name: new RegExp(`Stacking chair ${sold}`) }).check()
      await desk.getByRole('checkbox', { name: new RegExp(`Garden chair ${sold}`) }).check()
      expect(await field(desk, 'quantity').inputValue()).toBe('1500')
      expect(await field(desk, 'notes').inputValue()).toBe(missed)
      expect(await seriousFaults(desk)).toEqual([])
      await desk.getByRole('button', { name: 'Ask these suppliers' }).click()
      const asked = desk.getByRole('region', { name: 'Suppliers that were asked' }).getByRole('listitem')
      await asked.nth(1).waitFor()
      expect(await asked.count()).toBe(2)

      const quotes = await owner.query<{ id: string; supplier_id: string }>(
        'select id, supplier_id from need_quotes where supplier_id = any ($1)',
        [makers.map(({ supplierId }) => supplierId)],
      )
      const seller = await elsewhere(page, makers[0]?.person ?? customer, '/supplier/quotes')
      for (const { id, supplier_id } of quotes.rows) {
        const made = makers.find(({ supplierId }) => supplierId === supplier_id)
        if (made) await offerQuote(seller, made.person, id, [{ productId: made.productId, quantity: 1500 }])
      }
      await desk.getByText('Offers that were not sent yet: 2.').waitFor() // live
      await desk.getByRole('button', { name: 'Send the offers' }).click()
      await desk.getByText('Answer Sent!').first().waitFor()
      expect(await desk.getByRole('button', { name: 'Send the offers' }).count()).toBe(0)

      const said = await owner.query<{ body: string }>(
        `select m.body from messages m join conversations c on c.id = m.conversation_id
          join needs n on n.id = c.subject_id where n.what = $1`,
        [missed],
      )
      expect(said.rowCount).toBe(1)
      const links = [...(said.rows[0]?.body ?? '').matchAll(/https?:\S+(\/deal\/\S+)/g)].map(([, path = '']) => path)
      expect(links).toHaveLength(2)
      for (const link of links) {
        await open(link)
        await page
          .getByText(/\$62,250\.00/)
          .first()
          .waitFor()
      }
      await seller.context().close()
      await desk.context().close()
    },
  )

  journey(
    'is told by a visitor without scripts, with a picture; what is missing is said',
    { scripts: false, statuses: [422] },
    async ({ page, open }) => {
      const email = `${newId()}@example.com`
      const [what, sold] = [`Brass ewers ${newWord()}`, newWord()]
      await maker(`Ewer ${sold}`)
      await open('/needs')
      await field(page, 'name').fill('Ayaan Xirsi')
      await field(page, 'email').fill(email)
      await field(page, 'picture').setInputFiles({
        name: 'a.png',
        mimeType: 'image/png',
        buffer: Buffer.from(redPicture),
      })
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByRole('link', { name: 'Please write what you need' }).waitFor()
      await page.getByText('Your picture has arrived.').waitFor()
      await field(page, 'what').fill(what)
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByText('Message Sent!').waitFor()
      expect(await needsWith(what)).toEqual([
        { quantity: null, port: null, name: 'Ayaan Xirsi', email, customer_id: null, pictured: true },
      ])

      await beSignedIn(page, await given.admin())
      await open('/admin/messages?kind=need')
      await page.getByRole('listitem').filter({ hasText: what }).getByRole('link').click()
      await page.getByText('has no account yet').waitFor()
      await field(page, 'find').fill(sold)
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
      await page.getByRole('checkbox', { name: new RegExp(`Ewer ${sold}`) }).check()
      await field(page, 'quantity').fill('40')
      await page.getByRole('button', { name: 'Ask these suppliers' }).click()
      const asked = page.getByRole('region', { name: 'Suppliers that were asked' }).getByRole('listitem')
      expect(await asked.count()).toBe(1)
      await asked.getByRole('link').click()
      await page.getByText('Nobody has claimed it yet.').waitFor()
      await page.getByText(email).first().waitFor()
      await page.goBack()
      const picture = await page.getByRole('img', { name: 'The picture that was sent' }).getAttribute('src')
      expect((await page.request.get(picture ?? '')).status()).toBe(200)
    },
  )

  journey('searches that found nothing stand in the analytics of admins', {}, async ({ page, open, awake }) => {
    const word = newWord()
    await open(`/products?q=${word}`)
    await awake()
    await page.getByRole('link', { name: 'Tell us what you need' }).last().waitFor()
    await open(`/products?q=${word}`)
    await awake()
    await expect
      .poll(async () => (await owner.query('select times from missed_searches where words = $1', [word])).rows)
      .toEqual([{ times: 1 }])
    await owner.query('update missed_searches set times = 100000 where words = $1', [word])
    await beSignedIn(page, await given.admin())
    await open('/admin/analytics')
    const table = page.getByRole('table', { name: 'Searches that found nothing' })
    const row = table.getByRole('row').filter({ hasText: word })
    expect(await row.getByRole('cell').allTextContents()).toEqual(['English', '100,000', expect.any(String)])
    await row.getByRole('link', { name: word }).click()
    await page.waitForURL(`/products?q=${word}`)
  })
})
