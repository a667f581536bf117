import type { GivenPerson } from '@ticarum/db/testing/given'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { mailsTo } from '../browser/mail.ts'
import { signInOn } from '../browser/sign-in.ts'
import { given, owner } from '../forms/world.ts'

const PATH = '/customer/settings'

async function deleteAccount(page: Page, { password }: GivenPerson): Promise<void> {
  await page.getByRole('link', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password, to confirm').fill(password)
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByText('Account Deletion Requested').waitFor()
}

const moveRequest = ({ id }: GivenPerson) =>
  owner.query("update accounts set deletion_requested_at = now() - interval '15 days' where id = $1", [id])

/** Has the worker delete what is due; somebody else's account shows when it has looked. */
async function runWorker(): Promise<void> {
  const other = await given.customer()
  await moveRequest(other)
  await owner.query("insert into outbox (task, payload) values ('delete-accounts', '{}')")
  await expect.poll(() => gone(other)).toBe(true)
}

const gone = async ({ id }: GivenPerson) =>
  (await owner.query('select anonymised_at from accounts where id = $1', [id])).rows[0].anonymised_at !== null

describe('the Danger Zone', () => {
  for (const scripts of [true, false]) {
    journey(
      `deletes an account, which can be undone; the order stays, ${scripts ? 'with' : 'without'} scripts ` +
        '[CSET-08] [ERR-74]',
      { scripts },
      async ({ page, open, awake }) => {
        const customer = await given.customer({ fullName: 'Faadumo Warsame' })
        const order = await given.order({ customer, status: 'processing', shippingStatus: 'delivered' })
        const { rows } = await owner.query<{ number: string }>('select number from orders where id = $1', [order.id])
        await beSignedIn(page, customer)
        await open(PATH)
        if (scripts) await awake()
        await page.getByRole('heading', { name: 'Danger Zone' }).waitFor()
        await deleteAccount(page, customer)
        await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
        await open(PATH)
        await page.waitForURL(/\/auth/)
        await expect
          .poll(async () => (await mailsTo(customer.email)).map(({ subject }) => subject))
          .toContain('Your account is going to be deleted')

        if (scripts) await awake()
        await signInOn(page, customer)
        await page.getByRole('button', { name: 'Undo' }).click()
        await page.getByText('Your account stays').waitFor()
        await open(PATH)
        if (scripts) await awake()
        await deleteAccount(page, customer)
        await owner.query("update orders set status = 'completed' where id = $1", [order.id])
        await runWorker()
        expect(await gone(customer), 'within the undo time').toBe(false)
        await owner.query("update orders set status = 'processing' where id = $1", [order.id])
        await moveRequest(customer)
        await runWorker()
        expect(await gone(customer), 'while an order is open').toBe(false)
        await owner.query("update orders set status = 'completed' where id = $1", [order.id])
        await runWorker()
        expect(await gone(customer)).toBe(true)

        await beSignedIn(page, await given.admin())
        await open('/admin/orders')
        const row = page.getByRole('row').filter({ hasText: rows[0]?.number ?? '' })
        expect(await row.textContent()).toContain('Deleted user')
        await open(`/orders/${order.id}`)
        const text = (await page.locator('main').textContent()) ?? ''
        expect(text).toContain('Deleted user')
        expect(text).not.toContain(customer.email)
        await page.getByRole('heading', { name: 'Invoice record' }).waitFor()
      },
    )
  }

  journey('says what the deletion waits for, and ends the session with it', {}, async ({ page, open }) => {
    const customer = await given.customer()
    const order = await given.order({ customer })
    await beSignedIn(page, customer)
    await open(PATH)
    await page.getByText('It waits for 1 order that is pending or processing.').waitFor()
    await deleteAccount(page, customer)
    await beSignedIn(page, customer)
    await open(PATH)
    await page.getByText('It waits for 1 order that is pending or processing.').waitFor()
    await owner.query("update orders set status = 'cancelled' where id = $1", [order.id])
    await moveRequest(customer)
    await runWorker()
    await open(PATH)
    await page.waitForURL(/\/auth/)
  })

  journey('gives everything that is stored as a file', {}, async ({ page, open, awake }) => {
    const customer = await given.customer({ fullName: 'Faadumo Warsame' })
    await given.order({ customer })
    await beSignedIn(page, customer)
    await open(PATH)
    await awake()
    await page.getByRole('button', { name: 'Export My Data' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download' }).click()
    const file = await (await download).createReadStream()
    const data = JSON.parse(Buffer.concat(await file.toArray()).toString())
    expect(data.account).toMatchObject({ name: 'Faadumo Warsame', email: customer.email })
    expect(data.orders).toHaveLength(1)
  })
})
