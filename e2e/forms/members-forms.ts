import { randomBytes } from 'node:crypto'
import { companyKinds } from '@ticarum/contract/values/roles'
import { newId } from '@ticarum/db/ids'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { givenPasskey } from '@ticarum/server/testing/given-passkeys'
import { newEmail } from '../browser/accounts.ts'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { codeMailedTo } from '../browser/mail.ts'
import type { TestedForm } from './form.ts'
import { changesOf, given, mailsLoggedTo, owner } from './world.ts'

const PASSWORD = 'a new password'

async function pendingInvitation(inviter: GivenPerson): Promise<{ id: string; email: string }> {
  const [id, email] = [newId(), newEmail('invited')]
  const values = [
    id,
    email,
    inviter.companyId ? inviter.role : 'supplier',
    inviter.companyId,
    randomBytes(32),
    inviter.id,
  ]
  await owner.query(
    `insert into invitations (id, email, role, company_id, token_hash, invited_by, expires_at)
      values ($1, $2, $3, $4, $5, $6, now() + interval '1 day')`,
    values,
  )
  return { id, email }
}

/** Forms of signed-in people. */
export const membersForms: TestedForm[] = [
  {
    name: 'sign out',
    route: 'routes/sign-out',
    async prepare(page) {
      const person = await given.customer()
      await beSignedIn(page, person)
      await page.goto('/')
      await page.locator('summary', { hasText: person.email }).click()
      return {
        saysReloaded: /Sign In/,
        form: 'form[action="/sign-out"]',
        effects: [['select where not exists (select from sessions where user_id = $1)', person.id]],
        says: /You have been successfully signed out/,
      }
    },
  },
  {
    name: 'ask for the confirmation',
    route: 'routes/confirm-email',
    intent: 'send',
    async prepare(page) {
      const person = await given.supplier({ confirmed: false })
      await beSignedIn(page, person)
      await page.goto('/confirm-email')
      return {
        effects: [mailsLoggedTo(person.email, 'email-confirmation')],
        says: /Open the link in it to confirm your address/,
      }
    },
  },
  {
    name: 'send feedback',
    route: 'routes/feedback',
    async prepare(page) {
      const person = await given.customer()
      await beSignedIn(page, person)
      await page.goto('/feedback')
      await page.locator('input[name=rating][value="4"]').check()
      return {
        typed: { message: 'Ordering was easy.' },
        effects: [['select from feedback where user_id = $1', person.id]],
        says: /Feedback Submitted!/,
      }
    },
  },
  {
    name: 'change the password',
    route: 'routes/security',
    intent: 'change',
    async prepare(page) {
      const person = await given.customer()
      await beSignedIn(page, person)
      await page.goto('/security')
      return {
        typed: { currentPassword: person.password, password: PASSWORD, confirmPassword: PASSWORD },
        effects: [changesOf('credentials', person.id, 'identity.change-password')],
        says: /Password Changed/,
      }
    },
  },
  {
    name: 'set a first password',
    route: 'routes/security',
    intent: 'set',
    async prepare(page) {
      const person = await given.customer()
      await beSignedIn(page, person)
      // As somebody who joined by Google and has just authenticated again.
      await owner.query('delete from credentials where user_id = $1', [person.id])
      await owner.query('update sessions set reauthenticated_at = now() where user_id = $1', [person.id])
      await page.goto('/security')
      return {
        typed: { password: PASSWORD, confirmPassword: PASSWORD },
        effects: [changesOf('credentials', person.id, 'identity.set-password')],
        says: /Password Changed/,
      }
    },
  },
  {
    name: 'correct the address',
    route: 'routes/email-address',
    intent: 'send-code',
    async prepare(page) {
      const right = newEmail('right')
      await beSignedIn(page, await given.customer({ confirmed: false }))
      await page.goto('/email-address')
      return {
        button: 'button[value=send-code]',
        typed: { confirmEmail: right },
        effects: [mailsLoggedTo(right, 'email-confirmation')],
        says: /The address of your account/,
      }
    },
  },
  {
    name: 'change the address',
    route: 'routes/email-address',
    intent: 'change-email',
    async prepare(page) {
      const person = await given.customer()
      const next = newEmail('next')
      await beSignedIn(page, person)
      await page.goto('/email-address')
      return {
        button: 'button[value=change-email]',
        typed: { email: next, password: person.password },
        effects: [mailsLoggedTo(next, 'email-change')],
        says: /Confirm the new address/,
      }
    },
  },
  {
    name: 'confirm the changed address',
    route: 'routes/email-address',
    intent: 'confirm-code',
    async prepare(page) {
      const person = await given.customer()
      const next = newEmail('next')
      await beSignedIn(page, person)
      await page.goto('/email-address')
      await page.locator('[name=email]').fill(next)
      await page.locator('[name=password]').fill(person.password)
      await page.locator('button[value=change-email]').click()
      await page.locator('button[value=confirm-code]').waitFor()
      return {
        typed: { code: await codeMailedTo(next) },
        effects: [changesOf('accounts', person.id, 'identity.confirm-by-code')],
        says: /The address of your account/,
      }
    },
  },
  {
    name: 'prove who adds a passkey',
    route: 'routes/security',
    intent: 'prove',
    async prepare(page) {
      const person = await given.customer()
      await beSignedIn(page, person)
      await page.goto('/security?add')
      return {
        typed: { password: person.password },
        effects: [['select from sessions where user_id = $1 and reauthenticated_at is not null', person.id]],
        says: /Your browser now asks/,
      }
    },
  },
  {
    name: 'remove a passkey',
    route: 'routes/security',
    intent: 'remove-passkey',
    async prepare(page) {
      const person = await given.customer()
      await beSignedIn(page, person)
      const { id } = await givenPasskey({ owner }, person.id)
      await owner.query('update sessions set reauthenticated_at = now() where user_id = $1', [person.id])
      await page.goto(`/security?remove=${id}`)
      return { effects: [changesOf('passkeys', id, 'passkeys.remove')], says: /Passkey Removed/ }
    },
  },
  {
    name: 'sign out everywhere',
    route: 'routes/security',
    intent: 'everywhere',
    async prepare(page) {
      const person = await given.customer()
      await beSignedIn(page, person)
      await beSignedIn(page, person)
      await page.goto('/security')
      const alone = 'select where 1 = (select count(*) from sessions where user_id = $1)'
      return { effects: [[alone, person.id]], says: /Your other sessions have ended/ }
    },
  },
  {
    name: 'update the profile',
    route: 'routes/customer/profile',
    intent: 'profile',
    async prepare(page) {
      const person = await given.customer()
      await beSignedIn(page, person)
      await page.goto('/customer/profile')
      return {
        typed: { fullName: 'Faadumo Warsame' },
        effects: [changesOf('people', person.id, 'profile.save')],
        says: /Saved!/,
      }
    },
  },
  {
    name: "save a customer's company",
    route: 'routes/customer/profile',
    intent: 'company',
    async prepare(page) {
      const { companyId, ...person } = await given.customer()
      await beSignedIn(page, person)
      await page.goto('/customer/profile')
      return {
        typed: { taxNumber: '100200300' },
        effects: [changesOf('customers', companyId ?? '', 'profile.save-company')],
        says: /Saved!/,
      }
    },
  },
  {
    name: 'remove an address',
    route: 'routes/customer/profile',
    intent: 'remove-address',
    async prepare(page) {
      const person = await given.customer()
      const address = newId()
      await owner.query(
        `insert into addresses (id, customer_id, street, city, country)
          values ($1, $2, 'Suuq Bakaaraha', 'Mogadishu', 'Somalia')`,
        [address, person.companyId],
      )
      await beSignedIn(page, person)
      await page.goto(`/customer/profile?remove=${address}`)
      return {
        effects: [['select where not exists (select from addresses where id = $1)', address]],
        says: /Address Removed/,
      }
    },
  },
  {
    name: "save a customer's settings",
    route: 'routes/customer/settings',
    intent: 'save',
    async prepare(page) {
      const person = await given.customer()
      await beSignedIn(page, person)
      await page.goto('/customer/settings')
      await page.locator('input[name=promotions]').check()
      return {
        effects: [changesOf('settings', person.id, 'customer-settings.save')],
        says: /Settings Saved!/,
      }
    },
  },
  {
    name: 'invite',
    route: 'routes/admin/invitations',
    intent: 'send',
    async prepare(page) {
      const email = newEmail('invited')
      await beSignedIn(page, await given.admin())
      await page.goto('/admin/invitations')
      return {
        typed: { email },
        effects: [['select from invitations where email = $1', email], mailsLoggedTo(email, 'invitation')],
        says: /Invitation Sent!/,
      }
    },
  },
  {
    name: 'invite again',
    route: 'routes/admin/invitations',
    intent: 'resend',
    async prepare(page) {
      const admin = await given.admin()
      const { id, email } = await pendingInvitation(admin)
      await beSignedIn(page, admin)
      await page.goto('/admin/invitations')
      return {
        form: `form:has(input[value="${id}"])`,
        effects: [
          ['select from invitations where id = $1 and mail_id is not null', id],
          mailsLoggedTo(email, 'invitation'),
        ],
        says: /Invitation Sent!/,
      }
    },
  },
  {
    name: 'revoke an invitation',
    route: 'routes/admin/invitations',
    intent: 'revoke',
    async prepare(page) {
      const admin = await given.admin()
      const { id } = await pendingInvitation(admin)
      await beSignedIn(page, admin)
      await page.goto(`/admin/invitations?revoke=${id}`)
      return { effects: [changesOf('invitations', id, 'invitations.revoke')], says: /Invitation Revoked/ }
    },
  },
  ...companyKinds.flatMap((role): TestedForm[] => {
    const [route, path] = [`routes/${role}/team`, `/${role}/team`]
    return [
      {
        name: `a ${role} invites a colleague`,
        route,
        intent: 'invite',
        async prepare(page) {
          const email = newEmail('colleague')
          await beSignedIn(page, await given.person(role))
          await page.goto(path)
          return {
            typed: { email },
            effects: [['select from invitations where email = $1', email], mailsLoggedTo(email, 'invitation')],
            says: /Invitation Sent!/,
          }
        },
      },
      {
        name: `a ${role} revokes an invitation`,
        route,
        intent: 'revoke',
        async prepare(page) {
          const boss = await given.person(role)
          const { id } = await pendingInvitation(boss)
          await beSignedIn(page, boss)
          await page.goto(`${path}?revoke=${id}`)
          return { effects: [changesOf('invitations', id, 'team.revoke-invitation')], says: /Invitation Revoked/ }
        },
      },
      {
        name: `a ${role} hands the company on`,
        route,
        intent: 'owner',
        async prepare(page) {
          const boss = await given.person(role)
          const colleague = await given.person(role, { companyId: boss.companyId ?? '', owner: false })
          await beSignedIn(page, boss)
          await page.goto(`${path}?owner=${colleague.id}`)
          return { effects: [changesOf('people', colleague.id, 'team.hand-over')], says: /Ownership Handed On/ }
        },
      },
      {
        name: `a ${role} removes a colleague`,
        route,
        intent: 'remove',
        async prepare(page) {
          const boss = await given.person(role)
          const colleague = await given.person(role, { companyId: boss.companyId ?? '', owner: false })
          await beSignedIn(page, boss)
          await page.goto(`${path}?remove=${colleague.id}`)
          return { effects: [changesOf('people', colleague.id, 'team.remove')], says: /Colleague Removed/ }
        },
      },
    ]
  }),
]
