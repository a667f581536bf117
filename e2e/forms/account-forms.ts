import { roles } from '@ticarum/contract/values/roles'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { givenFailedMail } from '@ticarum/server/testing/personas'
import { beSignedIn } from '../browser/be-signed-in.ts'
import type { TestedForm } from './form.ts'
import { changesOf, given, owner } from './world.ts'

/** An e-mail that came back because its reader's address is none. */
async function givenRefusedMail(person: GivenPerson): Promise<string> {
  const id = await givenFailedMail({ owner }, person)
  await owner.query('update mail_log set bounced_at = now() where id = $1', [id])
  await owner.query('insert into mail_refusals (id, address, person_id) values ($1, $2, $3)', [
    id,
    person.email.toLowerCase(),
    person.id,
  ])
  return id
}

/** What is about one's own account, on the settings page of each role. */
const ownAccount = roles.flatMap((role): TestedForm[] => {
  const [route, path] = [`routes/${role}/settings`, `/${role}/settings`]
  return [
    {
      name: `${role}: deletes the account`,
      route,
      intent: 'delete-account',
      async prepare(page) {
        const person = await given.person(role)
        await beSignedIn(page, person)
        await page.goto(`${path}?delete`)
        return {
          typed: { password: person.password },
          saysReloaded: /Sign In/,
          effects: [changesOf('accounts', person.id, 'account.request-deletion')],
          says: /Sign In/,
        }
      },
    },
    {
      name: `${role}: exports their data`,
      route,
      intent: 'export-data',
      async prepare(page) {
        const person = await given.person(role)
        await beSignedIn(page, person)
        await page.goto(path)
        return {
          effects: [['select from account_exports where made_by = $1', person.id]],
          says: /Your file/,
        }
      },
    },
    {
      name: `${role}: undoes the deletion`,
      route,
      intent: 'undo-deletion',
      async prepare(page) {
        const person = await given.person(role)
        await owner.query('update accounts set deletion_requested_at = now() where id = $1', [person.id])
        await beSignedIn(page, person)
        await page.goto(path)
        return {
          effects: [changesOf('accounts', person.id, 'account.undo-deletion')],
          says: /Your account stays/,
        }
      },
    },
    {
      name: `${role}: lets mail through again`,
      route,
      intent: 'allow-mail',
      async prepare(page) {
        const person = await given.person(role)
        const id = await givenRefusedMail(person)
        await beSignedIn(page, person)
        await page.goto(path)
        return {
          effects: [changesOf('mail_refusals', id, 'mail.end-refusal')],
          says: /Mail to this address is sent again/,
        }
      },
    },
  ]
})

export const accountForms: TestedForm[] = [
  ...ownAccount,
  {
    name: 'let mail to a refused address through again',
    route: 'routes/admin/mail',
    intent: 'allow',
    async prepare(page) {
      const id = await givenRefusedMail(await given.customer())
      await beSignedIn(page, await given.admin())
      await page.goto('/admin/mail')
      return {
        form: `form:has(input[value="${id}"]):has([name=intent][value=allow])`,
        effects: [changesOf('mail_refusals', id, 'mail.allow')],
        says: /Mail to this address is sent again/,
      }
    },
  },
  {
    name: 'send a failed mail again',
    route: 'routes/admin/mail',
    intent: 'sendAgain',
    async prepare(page) {
      const person = await given.customer()
      const id = await givenFailedMail({ owner }, person)
      await beSignedIn(page, await given.admin())
      await page.goto('/admin/mail')
      return {
        form: `form:has(input[value="${id}"])`,
        effects: [["select from mail_log where id = $1 and state <> 'failed'", id]],
        says: /The e-mail is sent again/,
      }
    },
  },
]
