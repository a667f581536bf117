import { newId } from '@ticarum/db/ids'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { openGiven } from '../browser/given.ts'
import { type Journey, journey } from '../browser/journey.ts'
import { tabTo } from '../browser/tab-to.ts'
import { openWaiting } from '../browser/wait-for-review.ts'

const PATH = '/admin/suppliers'
const given = openGiven()
const { owner, list, verification } = openWaiting()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const statesOf = async (id: string) =>
  (
    await owner.query<{ state: string }>(
      'select state from verifications where supplier_id = $1 order by created_at, id',
      [id],
    )
  ).rows.map(({ state }) => state)
const dayIn = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10)

async function asAdmin({ page, open, awake }: Journey, path: string, scripts = true) {
  const admin = await given.admin()
  await beSignedIn(page, admin)
  await open(path)
  if (scripts) await awake()
  return admin
}

describe('suppliers', () => {
  for (const scripts of [true, false]) {
    const how = scripts ? 'with scripts' : 'without scripts'

    journey(
      `a supplier is taken up, verified with what was checked, and suspended: its listings go at once, ${how}`,
      { scripts, statuses: [404, 422] },
      async (walk) => {
        const { page, open } = walk
        const { id, name, person } = await verification('submitted')
        const product = await list({ supplier: person, pictures: 0 })
        const admin = await asAdmin(walk, PATH, scripts)
        const row = page.getByRole('row').filter({ hasText: name })
        expect(await row.textContent()).toMatch(/Submitted.*3 hours/)
        await row.getByRole('link').click()
        await page.getByRole('heading', { level: 1, name }).waitFor()
        expect(await page.getByRole('link', { name: 'Add a product for this supplier' }).getAttribute('href')).toBe(
          `/supplier/products/new?supplier=${id}`,
        )
        await press(page, 'Take it up')
        await page.getByText('Saved!').waitFor()

        await page.getByLabel('Valid until').fill('2020-01-31')
        await press(page, 'Verify')
        await page.getByRole('alert').getByText('Tick what was checked').waitFor()
        await page.getByLabel('Trade registry').check()
        await page.getByLabel('Address', { exact: true }).check()
        await press(page, 'Verify')
        await page.getByRole('alert').getByText('This day is over').waitFor()
        expect(await page.getByLabel('Trade registry').isChecked()).toBe(true)
        await page.getByLabel('Valid until').fill(dayIn(90))
        await press(page, 'Verify')
        await page.getByText('Saved!').waitFor()
        await page.locator('section[aria-labelledby=history]').getByText('Trade registry · Address').waitFor()
        const { rows } = await owner.query('select verified_checks, verified_until from suppliers where id = $1', [id])
        expect(rows).toEqual([
          { verified_checks: ['trade-registry', 'address'], verified_until: new Date(`${dayIn(90)}T20:59:59Z`) },
        ])

        expect((await open(`/products/${product.id}`)).status()).toBe(200)
        await open(`${PATH}/${id}`)
        await press(page, 'Suspend')
        await page.getByRole('alert').getByText('Say why').waitFor()
        await page.getByLabel('Reason').fill('Sold what it did not have.')
        await page.locator('#password').fill(admin.password)
        await press(page, 'Suspend')
        await page.getByText('Saved!').waitFor()
        expect(await statesOf(id)).toEqual(['submitted', 'in_review', 'verified', 'suspended'])
        expect((await open(`/products/${product.id}`)).status()).toBe(404)
      },
    )

    journey(
      `of two admins at once the second is told and sees what the first decided, ${how}`,
      { scripts, statuses: [409] },
      async (walk) => {
        const { page } = walk
        const { id } = await verification('submitted')
        await asAdmin(walk, `${PATH}/${id}`, scripts)
        await owner.query("insert into verifications (id, supplier_id, state) values ($1, $2, 'in_review')", [
          newId(),
          id,
        ])
        await press(page, 'Take it up')
        await page.getByRole('alert').getByText('Somebody else has decided about this already').waitFor()
        await page.getByRole('button', { name: 'Verify', exact: true }).waitFor()
        expect(await statesOf(id)).toEqual(['submitted', 'in_review'])
      },
    )
  }

  journey('the filter is part of the URL, and works by keyboard', {}, async (walk) => {
    const { page } = walk
    const { name, id } = await verification('submitted')
    await owner.query(
      `insert into verifications (id, supplier_id, state, reason)
        values ($1, $2, 'in_review', null), ($3, $2, 'rejected', 'No such company.')`,
      [newId(), id, newId()],
    )
    await asAdmin(walk, PATH)
    await tabTo(page, 'main details:has(a[href*="state="]) > summary')
    await page.keyboard.press('Enter')
    await tabTo(page, 'main a[href$="state=rejected"]')
    await page.keyboard.press('Enter')
    await page.waitForURL(({ searchParams }) => searchParams.get('state') === 'rejected')
    await page.getByRole('link', { name }).waitFor()
    await page.goBack()
    await page.waitForURL(PATH)
    await page.getByRole('link', { name }).waitFor({ state: 'detached' })
  })
})
