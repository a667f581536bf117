import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { openGiven } from '../browser/given.ts'
import { type Journey, journey } from '../browser/journey.ts'
import { tabTo } from '../browser/tab-to.ts'
import { longAgo, openWaiting } from '../browser/wait-for-review.ts'

const PATH = '/admin/reviews'
const given = openGiven()
const { owner, waiting, changed } = openWaiting()

const productOf = async (id: string) =>
  (await owner.query('select status, reason from products where id = $1', [id])).rows[0]
const textsOf = async (id: string, language: string) =>
  (
    await owner.query('select name, by_company from product_texts where product_id = $1 and language = $2', [
      id,
      language,
    ])
  ).rows
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function asAdmin({ page, open, awake }: Journey, path: string, scripts = true) {
  await beSignedIn(page, await given.admin())
  const answer = await open(path)
  if (scripts) await awake()
  return answer
}

describe('reviews', () => {
  for (const scripts of [true, false]) {
    const how = scripts ? 'with scripts' : 'without scripts'

    journey(
      `an admin sees the longest waiting first, adds the English text, lists it, and gets the next, ${how} [STATE-17]`,
      { scripts, statuses: [404, 422] },
      async (walk) => {
        const { page, open } = walk
        await owner.query('delete from translation_memory') // else it would be drafted
        const since = longAgo()
        const first = await waiting('Keten perde', { english: false, since, pictures: 2 })
        const second = await waiting('Yün battaniye', { since: since + 1 })
        await asAdmin(walk, `${PATH}?kind=product`, scripts)
        const rows = page
          .locator('main tbody tr')
          .filter({ has: page.locator(`a[href="${PATH}/${first.id}"], a[href="${PATH}/${second.id}"]`) })
        expect(await rows.getByRole('heading').allTextContents()).toEqual(['Keten perde', 'Yün battaniye'])
        expect(await rows.first().textContent()).toMatch(/New product.*Waits [\d,]+ days/)

        await rows.first().getByRole('link').click()
        await page.waitForURL(`${PATH}/${first.id}`)
        await page.getByText('Nothing is listed without one').waitFor()
        expect(await page.locator('section[aria-labelledby=as-listed] img').count()).toBe(2)
        await press(page, 'Approve and list')
        await page.getByRole('alert').getByText('Write an English name and description first').waitFor()
        expect(await productOf(first.id)).toMatchObject({ status: 'in_review' })

        await page.getByLabel('Name, English').fill('Linen curtain')
        await page.getByLabel('Description, English').fill('short')
        await press(page, 'Approve and list')
        await page.getByRole('alert').getByText('English: the description needs 10 to 1000 characters').waitFor()
        expect(await page.getByLabel('Name, English').inputValue()).toBe('Linen curtain')
        await page.getByLabel('Description, English').fill('Woven in Denizli, for tall windows.')
        await press(page, 'Approve and list')
        await page.getByText('Listed', { exact: true }).first().waitFor()
        await page.getByRole('heading', { level: 1, name: 'Yün battaniye' }).waitFor()
        expect(new URL(page.url()).pathname).toBe(`${PATH}/${second.id}`)
        expect(await productOf(first.id)).toMatchObject({ status: 'listed' })
        expect(await textsOf(first.id, 'en')).toEqual([{ name: 'Linen curtain', by_company: true }])

        await open(`/products/${first.id}`)
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Linen curtain')
        expect((await open(`${PATH}/${first.id}`)).status()).toBe(404)
      },
    )

    journey(
      `sends back and rejects only with a reason, ${how} [STATE-16]`,
      { scripts, statuses: [422] },
      async (walk) => {
        const { page, open } = walk
        const since = longAgo()
        const first = await waiting('Cam sürahi', { since })
        const second = await waiting('Bakır tencere', { since: since + 1 })
        await asAdmin(walk, `${PATH}/${first.id}`, scripts)
        await press(page, 'Send back')
        await page.getByRole('alert').getByText('Say why, so that the supplier knows what to do').waitFor()
        await page.getByLabel('Reason').fill('The picture shows another jug.')
        await press(page, 'Send back')
        await page.getByText('Sent Back').waitFor()
        await page.getByRole('heading', { level: 1, name: 'Bakır tencere' }).waitFor()
        expect(await productOf(first.id)).toEqual({
          status: 'changes_requested',
          reason: 'The picture shows another jug.',
        })
        // If it is not changed, the supplier's own English text stays.
        expect(await textsOf(first.id, 'en')).toEqual([{ name: 'Cotton shirt', by_company: false }])

        expect(await page.getByLabel('Reason').inputValue()).toBe('')
        await page.getByLabel('Reason').fill('We do not sell this.')
        await press(page, 'Reject')
        await page.getByText('Rejected', { exact: true }).first().waitFor()
        expect(await productOf(second.id)).toEqual({ status: 'rejected', reason: 'We do not sell this.' })
        await open(PATH)
        expect(await page.locator(`a[href$="${first.id}"], a[href$="${second.id}"]`).count()).toBe(0)
      },
    )

    journey(
      `a revision shows the old version beside the new, and marks only what differs, ${how}`,
      { scripts },
      async (walk) => {
        const { page } = walk
        const { id, revision } = await changed({ name: 'Pamuklu bornoz', customsCode: '6302.60' })
        await asAdmin(walk, `${PATH}/${revision}`, scripts)
        const changes = page.locator('section[aria-labelledby=changes]')
        expect(await changes.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
          'Product name',
          'Customs code (HS)',
        ])
        expect(await changes.locator('del').allTextContents()).toEqual(['havlu', 'Empty'])
        expect(await changes.locator('ins').allTextContents()).toEqual(['bornoz', '6302.60'])
        expect(await page.getByRole('button', { name: 'Reject' }).count()).toBe(0)
        await press(page, 'Approve the change')
        await page.getByText('Listed', { exact: true }).first().waitFor()
        expect(await textsOf(id, 'tr')).toEqual([{ name: 'Pamuklu bornoz', by_company: false }])
      },
    )

    journey(
      `of two admins at once the second gets an error, ${how}`,
      { scripts, statuses: [404, 409] },
      async (walk) => {
        const { page } = walk
        const { id } = await waiting('Seramik kase')
        await asAdmin(walk, `${PATH}/${id}`, scripts)
        await owner.query("update products set status = 'rejected', reason = 'No.' where id = $1", [id])
        await press(page, 'Approve and list')
        await page.getByRole('alert').getByText('Somebody else has decided about this already').waitFor()
        await page.getByText('This no longer waits').waitFor()
        expect(await productOf(id)).toEqual({ status: 'rejected', reason: 'No.' })
        expect(await page.getByRole('button', { name: 'Approve and list' }).count()).toBe(0)
      },
    )
  }

  journey(
    'an English text is drafted from what was approved before, marked as a draft, and public once it is accepted',
    { statuses: [422] },
    async (walk) => {
      const { page } = walk
      const describe = (id: string, text: string) =>
        owner.query("update product_texts set description = $2 where product_id = $1 and language = 'tr'", [id, text])
      const [known, alike] = [
        await waiting('Beyaz yastık, 50 x 70 cm', { english: false }),
        await waiting('Siyah yastık, 40 x 60 cm', { english: false }),
      ]
      await describe(known.id, 'Yumuşak yastık, kolide 12 adet.')
      await describe(alike.id, 'Yumuşak yastık, kolide 24 adet. Kaz tüyü dolgulu.')
      await asAdmin(walk, `${PATH}/${known.id}`)
      await page.getByLabel('Name, English').fill('White pillow, 50 x 70 cm')
      await page.getByLabel('Description, English').fill('Soft pillow, 12 pieces in a carton.')
      await press(page, 'Approve and list')
      await page.getByText('Listed', { exact: true }).first().waitFor()

      await asAdmin(walk, `${PATH}/${alike.id}`)
      expect(await page.getByLabel('Name, English').inputValue()).toBe('Black pillow, 40 x 60 cm')
      expect(await page.getByLabel('Description, English').inputValue()).toBe(
        'Soft pillow, 24 pieces in a carton. ⟦Kaz tüyü dolgulu.⟧',
      )
      await page.getByText('A draft from texts that were approved before.').waitFor()
      expect(await textsOf(alike.id, 'en')).toEqual([])
      await press(page, 'Approve and list')
      await page.getByRole('alert').getByText('translate what stands between').waitFor()
      await page.getByLabel('Description, English').fill('Soft pillow, 24 pieces in a carton. Filled with goose down.')
      await press(page, 'Approve and list')
      await page.getByText('Listed', { exact: true }).first().waitFor()
      expect(await textsOf(alike.id, 'en')).toEqual([{ name: 'Black pillow, 40 x 60 cm', by_company: true }])
    },
  )

  journey('by keyboard alone: text, decision, and the focus moves to the next one', {}, async (walk) => {
    const { page } = walk
    const since = longAgo()
    const first = await waiting('Ahşap tabure', { english: false, since })
    await waiting('Ahşap masa', { since: since + 1 })
    await asAdmin(walk, `${PATH}/${first.id}`)
    await tabTo(page, '[name="texts.en.name"]')
    await page.keyboard.type('Wooden stool')
    await page.keyboard.press('Enter')
    await tabTo(page, '[name="texts.en.description"]')
    await page.keyboard.type('Of beech, stacks four high.')
    expect(await productOf(first.id)).toMatchObject({ status: 'in_review' })
    await tabTo(page, 'button[value=accept]')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Ahşap masa' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.textContent === 'Ahşap masa')
    expect(await textsOf(first.id, 'en')).toEqual([{ name: 'Wooden stool', by_company: true }])
  })

  journey(
    'a product that its supplier changed meanwhile is shown again before it is decided',
    { statuses: [409] },
    async (walk) => {
      const { page } = walk
      const { id } = await waiting('Deri çanta')
      await asAdmin(walk, `${PATH}/${id}`)
      await page.getByLabel('Name, English').fill('Leather bag')
      await owner.query("update product_texts set name = 'Deri cüzdan' where product_id = $1 and language = 'tr'", [id])
      await owner.query('update products set updated_at = now() where id = $1', [id])
      await press(page, 'Approve and list')
      await page.getByRole('alert').getByText('The supplier changed it while you had it open').waitFor()
      await page.getByRole('heading', { level: 1, name: 'Deri cüzdan' }).waitFor()
      expect(await page.getByLabel('Name, English').inputValue()).toBe('Leather bag')
      await press(page, 'Approve and list')
      await page.getByText('Listed', { exact: true }).first().waitFor()
      expect(await textsOf(id, 'en')).toEqual([{ name: 'Leather bag', by_company: true }])
    },
  )
})
