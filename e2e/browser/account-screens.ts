import { roles } from '@ticarum/contract/values/roles'
import { givenFailedMail } from '@ticarum/server/testing/personas'
import { given, owner } from '../forms/world.ts'
import { beSignedIn } from './be-signed-in.ts'
import { at, openAs, type Screen } from './screen.ts'

/** The Danger Zone while it asks, and after; records of the desk. */
export const accountScreens: Screen[] = [
  {
    name: 'admin-mail',
    async show(page) {
      await givenFailedMail({ owner }, await given.customer())
      await openAs(page, 'admin', '/admin/mail')
    },
  },
  at('/admin/audit', 'admin'),
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
