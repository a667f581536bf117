import { roles } from '@ticarum/contract/values/roles'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { givenApiToken, givenDelivery, givenWebhook } from '@ticarum/server/testing/given-api-access'
import { givenPasskey } from '@ticarum/server/testing/given-passkeys'
import { givenDevices, givenFailedMail, givenNotice } from '@ticarum/server/testing/personas'
import type { Page } from 'playwright-core'
import { givenTextNumber } from '../forms/text-messages-forms.ts'
import { given, owner } from '../forms/world.ts'
import { beSignedIn } from './be-signed-in.ts'
import { openPalette } from './open-palette.ts'
import { at, openAs, type Screen } from './screen.ts'
import { signInOn } from './sign-in.ts'

/** Signed in before there was a passkey, and proven. */
async function openWithPasskeys(page: Page, pathOf: (id: string) => string): Promise<void> {
  const person = await given.customer()
  await beSignedIn(page, person)
  const { id } = await givenPasskey({ owner }, person.id)
  await owner.query('update sessions set reauthenticated_at = now() where user_id = $1', [person.id])
  await page.goto(pathOf(id))
}

const API_TOKENS = '/supplier/api-tokens'

/** Of an owner with one token that works and one that has expired. */
async function openApiTokens(page: Page, pathOf = (_id: string) => API_TOKENS): Promise<GivenPerson> {
  const person = await given.supplier({ fullName: 'Elif Akköy' })
  const { id } = await givenApiToken({ owner }, person)
  const old = await givenApiToken({ owner }, person, ['orders:read'])
  await owner.query("update api_tokens set name = 'Logo Tiger', last_used_on = '2026-11-05' where id = $1", [id])
  await owner.query(
    `update api_tokens set name = 'Sipariş panosu', created_at = now() - interval '40 days',
      expires_at = now() - interval '10 days' where id = $1`,
    [old.id],
  )
  await beSignedIn(page, person)
  await page.goto(pathOf(id))
  return person
}

async function makeApiToken(page: Page, ...boxes: string[]): Promise<void> {
  await page.locator('main input[name=name]').fill('Depo programı')
  for (const box of boxes) await page.locator(`main input[name="scopes.${box}"]`).check()
  await page.locator('main button[value=make]').click()
}

const WEBHOOKS = '/supplier/webhooks'

/** Of an owner with a webhook that takes what is sent, one that fails, and one that was switched off. */
async function openWebhooks(page: Page, pathOf = (_id: string) => WEBHOOKS): Promise<GivenPerson> {
  const person = await given.supplier({ fullName: 'Elif Akköy' })
  const off = await givenWebhook({ owner }, person, { url: 'https://siparis.denizli-tekstil.example/ticarum/v1/olay' })
  const failing = await givenWebhook({ owner }, person, { url: 'https://depo.example/hook', kinds: ['order.placed'] })
  const { id } = await givenWebhook({ owner }, person, { kinds: ['order.placed', 'order.payment'] })
  await owner.query("update webhooks set last_taken_at = '2026-11-05 09:12Z' where id in ($1, $2)", [id, failing.id])
  await owner.query('update webhooks set failures = 3 where id = $1', [failing.id])
  await owner.query("update webhooks set failures = 14, switched_off_at = '2026-11-09 18:40Z' where id = $1", [off.id])
  for (const outcome of ['ADDRESS_REFUSED', 'CERT_HAS_EXPIRED', 'TIMEOUT', '301', '503', null])
    await givenDelivery({ owner }, off.id, { state: 'set_aside', outcome })
  const waiting = await givenDelivery({ owner }, off.id, { outcome: '503' })
  await owner.query(
    `update webhook_deliveries set state = 'waiting', next_try_at = now() + interval '1 hour', kind = 'quote.changed',
      change = 'offered' where id = $1`,
    [waiting],
  )
  await givenDelivery({ owner }, off.id)
  await beSignedIn(page, person)
  await page.goto(pathOf(off.id))
  return person
}

async function makeWebhook(page: Page, ...boxes: string[]): Promise<void> {
  await page.locator('main input[name=url]').fill('https://erp.example/ticarum')
  for (const box of boxes) await page.locator(`main input[name="kinds.${box}"]`).check()
  await page.locator('main button[value=make]').click()
}

/** The Danger Zone while it asks, and after; passkeys; records of the desk. */
export const accountScreens: Screen[] = [
  {
    name: 'admin-mail',
    async show(page) {
      await givenFailedMail({ owner }, await given.customer())
      await openAs(page, 'admin', '/admin/mail')
    },
  },
  at('/admin/audit', 'admin'),
  {
    name: 'admin-palette',
    async show(page) {
      await openAs(page, 'admin', '/admin/dashboard')
      await openPalette(page)
      await page.keyboard.type('TC-1')
      await page.getByRole('option', { name: 'TC-1' }).first().waitFor()
    },
  },
  {
    name: 'customer-notifications',
    async show(page) {
      const person = await given.customer()
      await givenNotice({ owner }, person.id)
      await owner.query(
        `insert into notifications (id, user_id, kind, arguments, created_at)
          select gen_random_uuid(), $1, 'wishlist.back', '{"product": "Cotton bath towel"}',
              fx.now() - n * interval '1 hour' from generate_series(1, 40) n`,
        [person.id],
      )
      await beSignedIn(page, person)
      await page.goto('/customer/notifications')
    },
  },
  {
    name: 'customer-notifications-empty',
    async show(page) {
      await beSignedIn(page, await given.customer())
      await page.goto('/customer/notifications')
    },
  },
  {
    name: 'customer-notifications-device-on',
    async show(page) {
      const person = await given.customer()
      await beSignedIn(page, person)
      await givenDevices({ owner }, person)
      await page.goto('/customer/notifications')
    },
  },
  at('/email-address', 'customer'),
  {
    name: 'email-address-unconfirmed',
    async show(page) {
      await beSignedIn(page, await given.supplier({ confirmed: false }))
      await page.goto('/email-address')
    },
  },
  {
    name: 'email-address-waiting',
    async show(page) {
      const person = await given.customer()
      await beSignedIn(page, person)
      await owner.query(
        `insert into email_confirmations (user_id, email, code_until, session_id)
          select user_id, 'next@example.com', now(), id from sessions where user_id = $1`,
        [person.id],
      )
      await page.goto('/email-address')
    },
  },
  at('/text-messages', 'customer'),
  {
    name: 'text-messages-waiting',
    async show(page) {
      const person = await given.customer()
      await beSignedIn(page, person)
      await owner.query(
        "insert into text_numbers (user_id, channel, number, code_until) values ($1, 'sms', '+252612345678', now())",
        [person.id],
      )
      await page.goto('/text-messages')
    },
  },
  {
    name: 'text-messages-on',
    async show(page) {
      const person = await given.supplier()
      await beSignedIn(page, person)
      await givenTextNumber(person.id)
      await page.goto('/text-messages')
    },
  },
  { name: 'supplier-api-tokens', show: (page) => openApiTokens(page) },
  { name: 'supplier-api-tokens-revoke', show: (page) => openApiTokens(page, (id) => `${API_TOKENS}?revoke=${id}`) },
  {
    name: 'supplier-api-tokens-refused',
    statuses: [422],
    async show(page) {
      await openApiTokens(page)
      await makeApiToken(page)
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'supplier-api-tokens-made',
    async show(page) {
      const { password } = await openApiTokens(page)
      await page.locator('main input[name=password]').fill(password)
      await makeApiToken(page, 'products:write', 'orders:read')
      await page.locator('main input[name=token]').waitFor()
    },
  },
  {
    name: 'supplier-api-tokens-colleague',
    async show(page) {
      const companyId = await given.company('supplier')
      await beSignedIn(page, await given.supplier({ companyId, owner: false }))
      await page.goto(API_TOKENS)
    },
  },
  {
    name: 'customer-api-tokens',
    async show(page) {
      await beSignedIn(page, await given.customer())
      await page.goto('/customer/api-tokens')
    },
  },
  { name: 'supplier-webhooks', show: (page) => openWebhooks(page) },
  { name: 'supplier-webhooks-remove', show: (page) => openWebhooks(page, (id) => `${WEBHOOKS}?remove=${id}`) },
  { name: 'supplier-webhooks-sent', show: (page) => openWebhooks(page, (id) => `${WEBHOOKS}/${id}`) },
  {
    name: 'supplier-webhooks-refused',
    statuses: [422],
    async show(page) {
      await openWebhooks(page)
      await makeWebhook(page)
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'supplier-webhooks-made',
    async show(page) {
      const { password } = await openWebhooks(page)
      await page.locator('main input[name=password]').fill(password)
      await makeWebhook(page, 'order.placed', 'product.reviewed')
      await page.locator('main input[name=secret]').waitFor()
    },
  },
  {
    name: 'customer-webhooks',
    async show(page) {
      await beSignedIn(page, await given.customer())
      await page.goto('/customer/webhooks')
    },
  },
  {
    name: 'customer-webhooks-sent-empty',
    async show(page) {
      const person = await given.customer()
      const { id } = await givenWebhook({ owner }, person)
      await beSignedIn(page, person)
      await page.goto(`/customer/webhooks/${id}`)
    },
  },
  { name: 'security-passkeys', show: (page) => openWithPasskeys(page, () => '/security') },
  { name: 'security-passkey-new', show: (page) => openWithPasskeys(page, () => '/security?add') },
  { name: 'security-passkey-remove', show: (page) => openWithPasskeys(page, (id) => `/security?remove=${id}`) },
  {
    name: 'security-passkey-add',
    async show(page) {
      await beSignedIn(page, await given.customer())
      await page.goto('/security?add')
    },
  },
  {
    name: 'passkey-step',
    async show(page) {
      const person = await given.customer()
      await givenPasskey({ owner }, person.id)
      await page.goto('/auth')
      await signInOn(page, person)
      await page.waitForURL('/auth/passkey')
    },
  },
  {
    name: 'admin-user-passkeys',
    async show(page) {
      const person = await given.customer()
      await givenPasskey({ owner }, person.id)
      await openAs(page, 'admin', `/admin/users/${person.id}?act=passkeys&user=${person.id}`)
    },
  },
  ...roles.map(
    (role): Screen => ({
      name: `account-delete-${role}`,
      async show(page) {
        await beSignedIn(page, await given.person(role))
        await page.goto(`/${role}/settings?delete`)
        await page.getByRole('dialog').waitFor()
      },
    }),
  ),
  {
    name: 'account-deletion-requested',
    async show(page) {
      const customer = await given.customer()
      await given.order({ customer })
      await owner.query('update accounts set deletion_requested_at = now() where id = $1', [customer.id])
      await owner.query("insert into account_exports (id, made_by, state, name) values ($1, $1, 'ready', 'export')", [
        customer.id,
      ])
      await beSignedIn(page, customer)
      await page.goto('/customer/settings')
    },
  },
]
