import { createPool } from '@ticarum/db/transaction'
import { givenOrder } from '@ticarum/server/testing/given-orders'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { openGiven } from '../browser/given.ts'
import { journey } from '../browser/journey.ts'
import { linkMailedTo } from '../browser/mail.ts'
import { system } from '../browser/system.ts'

const given = openGiven()
const owner = createPool(system.ownerUrl, 2)
afterAll(() => owner.end())

/** What a machine is answered. */
const call = (token: string, path: string) =>
  fetch(`${system.site}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })

const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first()

/** Whatever the browser keeps of the site: cookies, storage, addresses, caches. */
const keptIn = async (page: Page): Promise<string> =>
  JSON.stringify([
    await page.context().storageState(),
    page.url(),
    await page.evaluate(async () => [
      { ...sessionStorage },
      history.state,
      await Promise.all(
        (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(String)),
      ),
    ]),
  ])

describe('API tokens', () => {
  for (const scripts of [true, false])
    journey(
      `an owner makes one, a machine lists orders by it until it is revoked, ${scripts ? 'with' : 'without'} scripts`,
      { scripts, statuses: [403, 422] },
      async ({ page, open, awake }) => {
        const boss = await given.supplier({ fullName: 'Elif Akköy' })
        const order = await givenOrder({ given }, boss)
        await beSignedIn(page, boss)
        await open('/supplier/settings')
        if (scripts) await awake()
        await page.getByRole('link', { name: 'API tokens: for your own software' }).click()
        await page.waitForURL('/supplier/api-tokens')
        await page.getByText('No token yet').waitFor()
        expect(await page.getByRole('link', { name: 'How the API is called' }).getAttribute('href')).toBe('/api')

        const make = page.getByRole('button', { name: 'Make token' })
        await page.getByLabel('What uses it').fill('Logo ERP')
        await make.click()
        await page.getByRole('alert').getByText('Choose at least one').waitFor()
        await page.getByRole('checkbox', { name: 'Read orders' }).check()
        await page.getByLabel('Your password, to confirm').fill('of somebody else')
        await make.click()
        await page.getByRole('alert').getByText('This is not your password').waitFor()
        expect(await page.getByRole('checkbox', { name: 'Read orders' }).isChecked()).toBe(true)
        expect(await page.getByLabel('What uses it').inputValue()).toBe('Logo ERP')

        await page.getByLabel('Your password, to confirm').fill(boss.password)
        const [answer] = await Promise.all([
          page.waitForResponse((response) => response.request().method() === 'POST' && response.status() === 200),
          make.click(),
        ])
        expect(answer.headers()['cache-control']).toBe('private, no-store')
        await page.getByText('It will not be shown again.').waitFor()
        const token = await page.getByLabel('API token', { exact: true }).inputValue()
        expect(token).toMatch(/^tic_[\w-]{43}$/)
        if (scripts) {
          await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
          await page.getByRole('button', { name: 'Copy token' }).click()
          await page.getByText('Copied', { exact: true }).waitFor()
          expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token)
          expect(await keptIn(page)).not.toContain(token)
        } else expect(JSON.stringify([await page.context().storageState(), page.url()])).not.toContain(token)

        const row = rowOf(page, 'Logo ERP')
        await row.getByText('Read orders').waitFor()
        await row.getByText('Made by Elif Akköy on').waitFor()
        await row.getByText('Not used yet').waitFor()
        await linkMailedTo(boss.email, '/own/api-tokens')

        const listed = await call(token, '/orders')
        expect(listed.status).toBe(200)
        expect(((await listed.json()) as { items: { id: string }[] }).items.map(({ id }) => id)).toEqual([order])
        expect((await call(token, '/products')).status).toBe(403)

        // Once: neither reloading nor coming back shows it.
        await open('/supplier/api-tokens')
        if (scripts) await awake()
        expect(await page.content()).not.toContain(token)
        await row.getByText('Last used on').waitFor()
        if (scripts) {
          await page.goBack() // without them the browser kept nothing, and asks whether to send the form again
          expect(await page.content()).not.toContain(token)
        }
        await open('/supplier/api-tokens')
        if (scripts) await awake()

        await page.getByRole('link', { name: 'Revoke the token of Logo ERP' }).click()
        const dialog = page.getByRole('dialog', { name: 'Revoke this token?' })
        await dialog.getByText('Logo ERP can no longer call the API').waitFor()
        expect((await call(token, '/orders')).status).toBe(200)
        await dialog.getByRole('button', { name: 'Revoke token' }).click()
        await page.getByRole('status').getByText('Token Revoked').waitFor()
        await page.getByText('No token yet').waitFor()
        expect((await call(token, '/orders')).status).toBe(401)
      },
    )

  journey('a colleague who is no owner is told so, and can neither make nor revoke one', {}, async ({ page, open }) => {
    const boss = await given.customer()
    const colleague = await given.customer({ companyId: boss.companyId ?? '', owner: false })
    await beSignedIn(page, colleague)
    await open('/customer/settings')
    await page.getByRole('link', { name: 'API tokens: for your own software' }).click()
    await page.getByText('Only the owner of your company makes and revokes API tokens.').waitFor()
    expect(await page.locator('main form').count()).toBe(0)
    const sent = await page.request.post('/customer/api-tokens', {
      form: {
        intent: 'make',
        key: crypto.randomUUID(),
        name: 'ERP',
        'scopes.orders:read': 'on',
        days: '90',
        password: colleague.password,
      },
      headers: { origin: system.site },
    })
    expect(sent.status()).toBe(403)
    const { rowCount } = await owner.query('select from api_tokens where company_id = $1', [boss.companyId])
    expect(rowCount).toBe(0)
  })

  journey('a customer is offered what customers can use, and ten at most', {}, async ({ page, open }) => {
    const boss = await given.customer()
    await beSignedIn(page, boss)
    await open('/customer/api-tokens')
    expect(await page.getByRole('checkbox').count()).toBe(3)
    expect(await page.getByRole('checkbox', { name: 'Change products' }).count()).toBe(0)
    await owner.query(
      `insert into api_tokens (id, company_id, user_id, token_hash, name, scopes, expires_at)
        select gen_random_uuid(), $1, $2, sha256(n::text::bytea), 'ERP ' || n, '{orders:read}',
          fx.now() + interval '1 day' from generate_series(1, 10) n`,
      [boss.companyId, boss.id],
    )
    await open('/customer/api-tokens')
    await page.getByText('There are 10 tokens that work. Revoke one to make another.').waitFor()
    expect(await page.getByRole('checkbox').count()).toBe(0)
  })
})
