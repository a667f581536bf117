import { createHash, randomBytes } from 'node:crypto'
import { companyKinds } from '@ticarum/contract/values/roles'
import { newId } from '@ticarum/db/ids'
import { redPicture } from '@ticarum/server/testing/pictures'
import type { Page } from 'playwright-core'
import { newEmail } from '../browser/accounts.ts'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { system } from '../browser/system.ts'
import type { TestedForm } from './form.ts'
import { changesOf, given, mailsLoggedTo, owner } from './world.ts'

const PASSWORD = 'a new password'
const newToken = () => randomBytes(32).toString('base64url')
const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** `email`: the address that objects by it. */
async function linkTo(
  userId: string,
  kind: 'password-reset' | 'email-confirmation' | 'email-objection',
  email: string | null = null,
): Promise<string> {
  const token = newToken()
  await owner.query(
    `insert into link_tokens (token_hash, kind, user_id, expires_at, email)
      values ($1, $2, $3, now() + interval '1 hour', $4)`,
    [hashOf(token), kind, userId, email],
  )
  return token
}

async function invitationTo(email: string): Promise<string> {
  const token = newToken()
  const values = [newId(), email, hashOf(token), (await given.admin()).id]
  await owner.query(
    `insert into invitations (id, email, role, token_hash, invited_by, expires_at)
      values ($1, $2, 'supplier', $3, $4, now() + interval '1 day')`,
    values,
  )
  return token
}

/** Ends at Google's first page: the rest is tested by other journeys. */
async function stopAtGoogle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const answer = {
    responseCode: 200,
    responseHeaders: [{ name: 'content-type', value: 'text/html' }],
    body: btoa('<h1>Who are you?</h1>'),
  }
  session.on('Fetch.requestPaused', ({ requestId }) => session.send('Fetch.fulfillRequest', { requestId, ...answer }))
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${system.openId}/*` }] })
}

/** Forms of visitors, and of people who have just joined. */
export const visitorsForms: TestedForm[] = [
  {
    name: 'sign in',
    route: 'routes/auth',
    async prepare(page) {
      const { id, email, password } = await given.customer()
      await page.goto('/auth')
      // Every sign-in opens a session: a lost response leaves one that nobody has.
      return {
        typed: { email, password },
        effects: [['select where exists (select from sessions where user_id = $1)', id]],
        says: new RegExp(email),
      }
    },
  },
  {
    name: 'sign up',
    route: 'routes/auth',
    async prepare(page) {
      const email = newEmail('newcomer')
      await page.goto('/auth?tab=signup')
      return {
        typed: { fullName: 'Faadumo Warsame', email, password: PASSWORD, confirmPassword: PASSWORD },
        effects: [['select from accounts where email = $1', email], mailsLoggedTo(email, 'email-confirmation')],
        says: /Your account has been created/,
      }
    },
  },
  {
    name: 'go to Google',
    withoutScriptsOnly: true,
    route: 'routes/google-start',
    async prepare(page) {
      await stopAtGoogle(page)
      await page.goto('/auth')
      return { form: 'form[action="/auth/google"]', effects: [], says: /Who are you\?/ }
    },
  },
  {
    name: 'ask for a new password',
    route: 'routes/forgot-password',
    async prepare(page) {
      const { email } = await given.supplier()
      await page.goto('/forgot-password')
      return {
        typed: { email },
        effects: [mailsLoggedTo(email, 'password-reset')],
        says: /a link to set a new password is on its way/,
      }
    },
  },
  {
    name: 'set a new password',
    route: 'routes/reset-password',
    async prepare(page) {
      const { id } = await given.supplier()
      await page.goto(`/reset-password?token=${await linkTo(id, 'password-reset')}`)
      return {
        typed: { password: PASSWORD, confirmPassword: PASSWORD },
        effects: [changesOf('credentials', id, 'identity.reset-password')],
        says: /Password Changed|This link is no longer valid/,
      }
    },
  },
  {
    name: 'object to a change of address',
    route: 'routes/restore-email',
    async prepare(page) {
      const { id } = await given.supplier()
      await page.goto(`/restore-email?token=${await linkTo(id, 'email-objection', newEmail('old'))}`)
      return {
        typed: { password: PASSWORD, confirmPassword: PASSWORD },
        effects: [changesOf('accounts', id, 'identity.object-to-email-change')],
        says: /Address Restored|This link is no longer valid/,
      }
    },
  },
  {
    name: 'confirm an address',
    route: 'routes/confirm-email',
    async prepare(page) {
      const { id } = await given.supplier({ confirmed: false })
      await page.goto(`/confirm-email?token=${await linkTo(id, 'email-confirmation')}`)
      return {
        effects: [changesOf('accounts', id, 'identity.confirm-email')],
        says: /Email Confirmed|This link is no longer valid/,
      }
    },
  },
  {
    name: 'accept an invitation',
    route: 'routes/accept-invitation',
    async prepare(page) {
      const email = newEmail('invited')
      await page.goto(`/accept-invitation?token=${await invitationTo(email)}`)
      return {
        typed: { fullName: 'Kerem Talas', password: PASSWORD, confirmPassword: PASSWORD },
        effects: [['select from accounts where email = $1', email]],
        says: /Account Created!|This invitation has already been used/,
      }
    },
  },
  {
    name: 'join with the account that one has',
    route: 'routes/accept-invitation',
    intent: 'join',
    async prepare(page) {
      const person = await given.person(null)
      await beSignedIn(page, person)
      await page.goto(`/accept-invitation?token=${await invitationTo(person.email)}`)
      return {
        effects: [['select from user_roles where user_id = $1', person.id]],
        says: /You have accepted the invitation|This invitation has already been used/,
      }
    },
  },
  ...companyKinds.map(
    (role): TestedForm => ({
      name: `become a ${role}`,
      route: 'routes/role-selection',
      async prepare(page) {
        const fullName = `Elif ${newId()}`
        const person = await given.person(null, { fullName })
        await beSignedIn(page, person)
        await page.goto('/role-selection')
        return {
          form: `form:has(button[value=${role}])`,
          effects: [
            ['select from user_roles where user_id = $1', person.id],
            [`select from ${role}s where name = $1`, fullName],
          ],
          says: new RegExp(`You're now registered as a ${role}|Dashboard`),
        }
      },
    }),
  ),
  {
    name: 'write to the company',
    route: 'routes/contact',
    async prepare(page) {
      const email = newEmail('writer')
      await page.goto('/contact')
      return {
        typed: { name: 'Ayaan Xirsi', email, message: 'Do you ship to Bosaso?' },
        effects: [['select from contact_messages where email = $1', email]],
        says: /Message Sent!/,
      }
    },
  },
  {
    name: 'tell what one needs',
    route: 'routes/needs',
    async prepare(page) {
      const email = newEmail('needy')
      await page.goto('/needs')
      return {
        typed: { what: 'White plastic chairs', quantity: '500', name: 'Ayaan Xirsi', email },
        file: { field: 'picture', name: 'chair.png', mimeType: 'image/png', buffer: Buffer.from(redPicture) },
        effects: [
          ['select from needs where email = $1', email],
          ['select from need_pictures p join needs n on n.id = p.need_id where n.email = $1', email],
        ],
        says: /Message Sent!/,
      }
    },
  },
  {
    name: 'apply as a supplier',
    route: 'routes/supplier-application',
    async prepare(page) {
      const email = newEmail('applicant')
      await page.goto('/suppliers')
      await page.locator('select[name=category]').selectOption('home')
      return {
        typed: {
          companyName: 'Talas Mobilya',
          contactPerson: 'Kerem Talas',
          email,
          phone: '+90 352 000 00 00',
          productDescription: 'Tables and chairs.',
        },
        file: { field: 'catalogue', name: 'tables.png', mimeType: 'image/png', buffer: Buffer.from(redPicture) },
        fileSent: '0.1 MB, uploaded',
        effects: [
          ['select from applications where email = $1', email],
          ['select from application_files f join applications a on a.id = f.application_id where a.email = $1', email],
        ],
        says: /Application Submitted!/,
      }
    },
  },
  {
    name: 'choose a language',
    withoutScriptsOnly: true,
    route: 'routes/language',
    async prepare(page) {
      await page.goto('/')
      return { form: 'form[action="/language"]', button: 'button[value=tr]', effects: [], says: /Türkiye/ }
    },
  },
  {
    name: 'choose a theme',
    withoutScriptsOnly: true,
    route: 'routes/theme',
    async prepare(page) {
      await page.goto('/')
      return { form: 'form[action="/theme"]', button: 'button[value=dark]', effects: [], says: /Turkish manufacturers/ }
    },
  },
]
