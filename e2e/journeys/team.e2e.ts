import { randomUUID } from 'node:crypto'
import { createPool } from '@ticarum/db/transaction'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { openGiven } from '../browser/given.ts'
import { journey } from '../browser/journey.ts'
import { linkMailedTo, mailsTo } from '../browser/mail.ts'
import { signInOn } from '../browser/sign-in.ts'
import { system } from '../browser/system.ts'

const given = openGiven()
const owner = createPool(system.ownerUrl, 2)
afterAll(() => owner.end())

const somebody = () => `colleague-${randomUUID()}@example.com`
const invitationsTo = async (email: string) =>
  (await owner.query('select * from invitations where email = $1', [email])).rows
const memberOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

describe('teams', () => {
  for (const [role, scripts] of [
    ['supplier', true],
    ['customer', false],
  ] as const) {
    const path = `/${role}/team`

    journey(
      `a ${role}'s colleague is invited, joins, and is removed, ${scripts ? 'with' : 'without'} scripts`,
      { scripts },
      async ({ page, open, awake }) => {
        const boss = await given.person(role, { fullName: 'Elif Akköy' })
        const email = somebody()
        await beSignedIn(page, boss)
        await open(path)
        if (scripts) await awake()
        expect(await memberOf(page, 'Elif Akköy').textContent()).toBe('EAElif AkköyOwner · You')
        await page.getByLabel('Email', { exact: true }).fill(email)
        await page.getByRole('button', { name: 'Send invitation' }).click()
        await page.getByRole('status').getByText('Invitation Sent!').waitFor()
        await page.getByRole('listitem').filter({ hasText: email }).waitFor()

        const link = await linkMailedTo(email, '/accept-invitation')
        await page.context().clearCookies()
        await page.goto(link)
        await page.locator('input[name=fullName]').fill('Hasan Akköy')
        await page.locator('input[name=password]').fill('six-six')
        await page.locator('input[name=confirmPassword]').fill('six-six')
        await page.locator('main form button:not([type=button])').click()
        await page.waitForURL(`/${role}/dashboard`)
        await open(path)
        await memberOf(page, 'Hasan Akköy').getByText('You').waitFor()
        await page.getByText('Only owners invite and remove colleagues.').waitFor()
        expect(await page.locator('main form').count()).toBe(0)
        expect(await page.getByRole('link', { name: /Remove/ }).count()).toBe(0)
        const colleagues = await page.context().cookies()

        await page.context().clearCookies()
        await beSignedIn(page, boss)
        await open(path)
        if (scripts) await awake()
        expect(await page.getByRole('listitem').filter({ hasText: email }).count()).toBe(0)
        await page.getByRole('link', { name: 'Remove Hasan Akköy from the team' }).click()
        const dialog = page.getByRole('dialog', { name: 'Remove this person from the team?' })
        await dialog.waitFor()
        expect(new URL(page.url()).searchParams.get('remove')).toMatch(/^[0-9a-f-]{36}$/)
        await dialog.getByRole('button', { name: 'Remove from team' }).click()
        await page.getByRole('status').getByText('Colleague Removed').waitFor()
        expect(await memberOf(page, 'Hasan Akköy').count()).toBe(0)

        await page.context().clearCookies()
        await page.context().addCookies(colleagues)
        await open(path)
        expect(new URL(page.url()).pathname).toBe('/auth')
        await signInOn(page, { email, password: 'six-six' })
        await page.waitForURL(/^[^?]*\/role-selection/)
        await page.getByRole('heading', { name: 'Choose Your Role', level: 1 }).waitFor()
      },
    )

    journey(
      `a removed colleague is invited again and joins with their account, ${scripts ? 'with' : 'without'} scripts`,
      { scripts },
      async (walk) => {
        const { page, open } = walk
        const removed = await given.person(null, { fullName: 'Hasan Akköy' })
        await beSignedIn(page, await given.person(role))
        await open(path)
        await page.getByLabel('Email', { exact: true }).fill(removed.email)
        await page.getByRole('button', { name: 'Send invitation' }).click()
        await page.getByRole('status').getByText('Invitation Sent!').waitFor()

        const link = await linkMailedTo(removed.email, '/accept-invitation')
        await page.context().clearCookies()
        await page.goto(link)
        await page.getByText(`There is already an account with ${removed.email}.`).waitFor()
        expect(await page.locator('input[type=password]').count()).toBe(0)
        await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
        await page.waitForURL(/\/auth\?/)
        await signInOn(page, removed)
        await page.getByRole('button', { name: 'Accept Invitation' }).click()
        await page.waitForURL(`/${role}/dashboard`)
        await page.getByRole('status').getByText('You have accepted the invitation.').waitFor()
        await open(path)
        await memberOf(page, 'Hasan Akköy').getByText('You').waitFor()
      },
    )

    journey(
      `a ${role} with an unconfirmed e-mail can't invite, and is told why, ${scripts ? 'with' : 'without'} scripts`,
      { scripts },
      async ({ page, open }) => {
        const email = somebody()
        await beSignedIn(page, await given.person(role, { confirmed: false }))
        await open(path)
        await page.getByText('Please confirm your own email address first.').waitFor()
        await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor()
        expect(await page.getByLabel('Email', { exact: true }).count()).toBe(0)
        const sent = await page.request.post(path, {
          form: { intent: 'invite', key: randomUUID(), email },
          headers: { origin: system.site },
        })
        expect(sent.status()).toBe(403)
        expect(await invitationsTo(email)).toEqual([])
      },
    )
  }

  journey(
    'an invitation to a colleague is revoked after asking; its link stops working',
    { statuses: [404] },
    async ({ page, open, awake }) => {
      const email = somebody()
      await beSignedIn(page, await given.customer())
      await open('/customer/team')
      await awake()
      await page.getByLabel('Email', { exact: true }).fill(email)
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: `Revoke the invitation to ${email}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Revoke invitation' }).click()
      await page.getByText('Invitation Revoked').waitFor()
      expect(await page.getByText('Nobody is waiting for an answer.').count()).toBe(1)
      expect((await open(await linkMailedTo(email, '/accept-invitation'))).status()).toBe(404)
    },
  )

  for (const scripts of [true, false]) {
    journey(
      `names what is wrong with an address, ${scripts ? 'with' : 'without'} scripts`,
      { scripts, statuses: [422] },
      async ({ page, open, awake }) => {
        await beSignedIn(page, await given.supplier())
        await open('/supplier/team')
        await awakeIf(scripts, awake)
        for (const [email, message] of [
          ['', 'Email address is required'],
          ['nobody', 'Invalid email address'],
        ] as const) {
          await page.getByLabel('Email', { exact: true }).fill(email)
          await page.getByRole('button', { name: 'Send invitation' }).click()
          await page.locator('#email-problem').getByText(message).waitFor()
        }
        if (!scripts) return
        await page.getByLabel('Email', { exact: true }).pressSequentially('@')
        expect(await page.locator('#email-problem').count()).toBe(0)
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('email')
      },
    )
  }

  journey(
    'forms sent twice at once and after going back have one effect; an owner cannot remove themselves',
    { scripts: false },
    async ({ page, open }) => {
      const boss = await given.supplier()
      const colleague = await given.supplier({ companyId: boss.companyId ?? '', owner: false, fullName: 'Hasan Akköy' })
      const email = somebody()
      await beSignedIn(page, boss)
      await open('/supplier/team')
      const key = (await page.locator('main form input[name=key]').getAttribute('value')) ?? ''
      const post = (form: Record<string, string>) =>
        page.request.post('/supplier/team', { form, headers: { origin: system.site }, maxRedirects: 0 })
      const twice = async (form: Record<string, string>) =>
        (await Promise.all([post(form), post(form)])).map((answer) => answer.status())
      expect(await twice({ intent: 'invite', key, email })).toEqual([302, 302])
      expect(await invitationsTo(email)).toHaveLength(1)
      await linkMailedTo(email, '/accept-invitation')
      expect(await mailsTo(email)).toHaveLength(1)

      const other = somebody()
      for (let times = 0; times < 2; times++) {
        if (times > 0) await page.goBack()
        else await open('/supplier/team')
        await page.getByLabel('Email', { exact: true }).fill(other)
        await page.getByRole('button', { name: 'Send invitation' }).click()
        await page.getByRole('status').getByText('Invitation Sent!').waitFor()
      }
      expect(await invitationsTo(other)).toHaveLength(1)

      await open(`/supplier/team?remove=${colleague.id}`)
      const removal = {
        intent: 'remove',
        id: colleague.id,
        key: (await page.locator('dialog input[name=key]').getAttribute('value')) ?? '',
      }
      expect(await twice(removal)).toEqual([302, 302])
      expect((await owner.query('select from people where company_id = $1', [boss.companyId])).rowCount).toBe(1)

      await open(`/supplier/team?remove=${boss.id}`)
      expect(await page.locator('dialog').count()).toBe(0)
      expect((await post({ intent: 'remove', id: boss.id, key: randomUUID() })).status()).toBe(404)
    },
  )
})

async function awakeIf(scripts: boolean, awake: () => Promise<void>): Promise<void> {
  if (scripts) await awake()
}
