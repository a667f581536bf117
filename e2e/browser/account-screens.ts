import { roles } from '@ticarum/contract/values/roles'
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
