import { randomUUID } from 'node:crypto'
import { createPool } from '@ticarum/db/transaction'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { openGiven } from '../browser/given.ts'
import { type Journey, journey } from '../browser/journey.ts'
import { linkMailedTo, mailsTo } from '../browser/mail.ts'
import { system } from '../browser/system.ts'
import { whileBroken } from '../browser/while-broken.ts'

const PATH = '/admin/invitations'
const given = openGiven()
const owner = createPool(system.ownerUrl, 2)
afterAll(() => owner.end())

const somebody = (mark = 'invited') => `${mark}-${randomUUID()}@example.com`
const invitationsTo = async (email: string) =>
  (await owner.query('select * from invitations where email = $1 order by created_at, id', [email])).rows
const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })
const statesOf = (page: Page, email: string) => rowOf(page, email).locator('td:nth-of-type(2)').allInnerTexts()

async function asAdmin({ page, open, awake }: Journey, { scripts = true, path = PATH } = {}) {
  const admin = await given.admin()
  await beSignedIn(page, admin)
  await open(path)
  if (scripts) await awake()
  return admin
}

async function send(page: Page, email: string, role = 'supplier') {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Role').selectOption(role)
  await page.getByRole('button', { name: 'Send invitation' }).click()
}

/** Sends the page's form as it is, without leaving the page. */
async function post(page: Page, form: Record<string, string>) {
  return page.request.post(`${PATH}?sending`, { form, headers: { origin: system.site }, maxRedirects: 0 })
}

describe('user invitations', () => {
  for (const scripts of [true, false]) {
    const how = scripts ? 'with scripts' : 'without scripts'

    journey(
      `an admin invites, and the invited supplier joins by the link from the mail, ${how} [AINV-03, ERR-63]`,
      { scripts },
      async (walk) => {
        const { page } = walk
        await asAdmin(walk, { scripts })
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('User Invitations')
        expect(await page.getByLabel('Role').locator('option').allTextContents()).toEqual([
          'Customer',
          'Supplier',
          'Admin',
        ])
        const email = somebody()
        await send(page, `  ${email} `)
        await page.getByRole('status').getByText('Invitation Sent!').waitFor()
        expect(await statesOf(page, email)).toEqual([expect.stringContaining('Pending')])
        expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('')

        await page.context().clearCookies()
        await page.goto(await linkMailedTo(email, '/accept-invitation'))
        await page.locator('input[name=fullName]').fill('Kerem Talas')
        await page.locator('input[name=password]').fill('six-six')
        await page.locator('input[name=confirmPassword]').fill('six-six')
        await page.locator('main form button:not([type=button])').click()
        await page.waitForURL('/supplier/dashboard')
        await page.context().clearCookies()
        await asAdmin(walk, { scripts })
        expect(await statesOf(page, email)).toEqual([expect.stringContaining('Accepted')])
      },
    )

    journey(`inviting an admin asks for the password, ${how}`, { scripts, statuses: [403] }, async (walk) => {
      const { page } = walk
      const admin = await asAdmin(walk, { scripts })
      const email = somebody()
      await send(page, email, 'admin')
      const password = page.getByLabel('Your password, to confirm')
      await password.waitFor()
      expect(await invitationsTo(email)).toEqual([])
      await password.fill(admin.password)
      await page.getByRole('button', { name: 'Send invitation' }).click()
      await page.getByRole('status').getByText('Invitation Sent!').waitFor()
      expect(await invitationsTo(email)).toMatchObject([{ role: 'admin' }])
    })

    journey(
      `names what is wrong with an address, ${how} [AINV-04, AINV-05, AINV-06, ERR-59]`,
      { scripts, statuses: [422] },
      async (walk) => {
        const { page } = walk
        await asAdmin(walk, { scripts })
        for (const [email, message] of [
          ['   ', 'Email address is required'],
          ['nobody', 'Invalid email address'],
          [
            `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.example`,
            'Email address is too long',
          ],
        ] as const) {
          await send(page, email, 'customer')
          await page.locator('#email-problem').getByText(message).waitFor()
          const alert = page.getByRole('alert')
          expect(await alert.getByRole('heading').textContent()).toBe('Validation Error')
          expect(await alert.getByRole('listitem').allTextContents()).toEqual([message])
          if (email.trim()) expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
        }
      },
    )

    journey(
      `keeps the invitation and warns when its mail failed, ${how} [ERR-62, MAIL-06]`,
      { scripts },
      async (walk) => {
        const { page } = walk
        await asAdmin(walk, { scripts })
        const email = somebody('refused')
        await send(page, email)
        const alert = page.getByRole('alert')
        await alert.getByText('Invitation created but email failed to send').waitFor()
        expect(await alert.textContent()).toContain('Warning')
        expect(await mailsTo(email)).toEqual([])
        expect(await invitationsTo(email)).toMatchObject([{ role: 'supplier', accepted_at: null, revoked_at: null }])
        expect(await statesOf(page, email)).toEqual([expect.stringContaining('Pending')])
      },
    )

    journey(
      `revokes after asking, at a URL of its own, and sends again with a new link, ${how}`,
      { scripts, statuses: [404] },
      async (walk) => {
        const { page, open } = walk
        await asAdmin(walk, { scripts })
        const email = somebody()
        await send(page, email)
        await page.getByText('Invitation Sent!').waitFor()
        await rowOf(page, email)
          .getByRole('button', { name: `Send again: the invitation to ${email}` })
          .click()
        const fresh = await linkMailedTo(email, '/accept-invitation', { mails: 2 })
        await page.getByText('Invitation Sent!').waitFor()
        expect((await statesOf(page, email)).map((state) => state.replace('Status', '').trim())).toEqual(['Pending'])

        await rowOf(page, email).getByRole('link', { name: 'Revoke' }).click()
        const dialog = page.getByRole('dialog', { name: 'Revoke this invitation?' })
        await dialog.waitFor()
        expect(new URL(page.url()).searchParams.get('revoke')).toMatch(/^[0-9a-f-]{36}$/)
        expect(await dialog.textContent()).toContain(email)
        await dialog.getByRole('button', { name: 'Revoke invitation' }).click()
        await page.getByRole('status').getByText('Invitation Revoked').waitFor()
        await rowOf(page, email).getByText('Revoked').waitFor()
        expect(await page.getByRole('dialog').count()).toBe(0)
        expect((await open(fresh)).status()).toBe(404)
      },
    )

    journey(`'Load more' shows what came before, newest first, ${how} [AINV-01]`, { scripts }, async (walk) => {
      const { page } = walk
      const mark = randomUUID().slice(0, 8)
      await owner.query(
        `insert into invitations (id, email, role, token_hash, expires_at, created_at)
           select gen_random_uuid(), 'row-' || n || '-${mark}@example.com', 'customer', sha256(('${mark}' || n)::bytea),
             now() + interval '7 days', now() + n * interval '1 second'
           from generate_series(1, 30) n`,
      )
      try {
        await asAdmin(walk, { scripts })
        const shown = async () =>
          (await page.locator('tbody th').allTextContents()).filter((email) => email.includes(mark))
        const all = Array.from({ length: 30 }, (_, n) => `row-${30 - n}-${mark}@example.com`)
        expect(await shown()).toEqual(all.slice(0, 24))
        await page.getByRole('link', { name: 'Load more' }).click()
        await rowOf(page, `row-1-${mark}@`).waitFor()
        expect(await shown()).toEqual(scripts ? all : all.slice(24))
        if (scripts) expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(`row-6-${mark}@`)
        else await page.getByRole('link', { name: 'Back to the newest' }).click()
      } finally {
        await owner.query('delete from invitations where email like $1', [`%${mark}%`])
      }
    })
  }

  journey('shows each in its state [AINV-02]', {}, async (walk) => {
    const mark = randomUUID().slice(0, 8)
    const states = {
      accepted: 'Accepted',
      revoked: 'Revoked',
      replaced: 'Replaced',
      expired: 'Expired',
      pending: 'Pending',
      accepted_late: 'Accepted',
      revoked_late: 'Revoked',
      replaced_late: 'Replaced',
    }
    for (const name of Object.keys(states)) {
      const [act, late] = name.split('_')
      const column = ['accepted', 'revoked', 'replaced'].includes(act ?? '') ? `${act}_at` : null
      const expires = late || act === 'expired' ? "now() - interval '1 minute'" : "now() + interval '1 day'"
      await owner.query(
        `insert into invitations (id, email, role, token_hash, expires_at${column ? `, ${column}` : ''})
          values ($1, $2, 'customer', $3, ${expires}${column ? ', now()' : ''})`,
        [randomUUID(), `${name}-${mark}@example.com`, Buffer.from(randomUUID().replaceAll('-', '').repeat(2), 'hex')],
      )
    }
    await asAdmin(walk)
    for (const [name, word] of Object.entries(states))
      expect(await statesOf(walk.page, `${name}-${mark}@example.com`), name).toEqual([word])
  })

  journey('says that an address already has an account', { statuses: [409] }, async (walk) => {
    const { page } = walk
    await asAdmin(walk)
    const { email } = await given.customer()
    await send(page, email)
    await page.locator('#email-problem').getByText('This address already has an account.').waitFor()
    expect(await invitationsTo(email)).toEqual([])
  })

  for (const [what, command, status] of [
    ['stands where the list would be when it cannot be read [ERR-60]', 'select', 500],
    ['says so when an invitation could not be stored [ERR-61]', 'insert', 500],
  ] as const) {
    journey(what, { statuses: [status] }, async (walk) => {
      const { page, open } = walk
      const admin = await given.admin()
      await beSignedIn(page, admin)
      await whileBroken({ actor: admin.id, command, table: 'invitations' }, async () => {
        const answer = await open(PATH)
        await walk.awake()
        if (command === 'select') expect(answer.status()).toBe(status)
        else await send(page, somebody())
        const alert = page.getByRole('alert')
        await alert
          .getByText(command === 'select' ? 'Failed to load invitations' : 'Failed to send invitation')
          .waitFor()
        expect(await alert.textContent()).toContain('Error')
        await expect.poll(() => page.getByRole('button', { name: 'Send invitation' }).count()).toBe(1)
        expect(await page.getByRole('table').count()).toBe(command === 'select' ? 0 : 1)
      })
      if (command === 'select') {
        await page.getByRole('link', { name: 'Try again' }).click()
        await page.getByRole('heading', { name: 'Sent invitations' }).waitFor()
        expect(await page.getByRole('alert').count()).toBe(0)
      }
    })
  }

  journey(
    'a form sent twice at once invites once; with other content it says what was done',
    { statuses: [409] },
    async (walk) => {
      const { page } = walk
      await asAdmin(walk)
      const email = somebody()
      const key = (await page.locator('form:has(select) input[name=key]').getAttribute('value')) ?? ''
      const answers = await Promise.all([1, 2].map(() => post(page, { intent: 'send', key, email, role: 'supplier' })))
      expect(answers.map((answer) => [answer.status(), answer.headers().location])).toEqual([
        [302, `${PATH}?done`],
        [302, `${PATH}?done`],
      ])
      expect(await invitationsTo(email)).toHaveLength(1)
      expect(await mailsTo(email)).toHaveLength(1)

      const other = somebody()
      await send(page, other)
      await page.getByRole('alert').getByText(`The invitation to ${email} was sent already.`).waitFor()
      expect(await invitationsTo(other)).toEqual([])
      await page.getByRole('button', { name: 'Send invitation' }).click()
      await expect.poll(() => invitationsTo(other)).toHaveLength(1)
    },
  )

  journey('going back and sending the same form again invites once', { scripts: false }, async (walk) => {
    const { page } = walk
    await asAdmin(walk, { scripts: false })
    const email = somebody()
    for (let times = 0; times < 2; times++) {
      if (times > 0) await page.goBack()
      await send(page, email)
      await page.getByRole('status').getByText('Invitation Sent!').waitFor()
    }
    expect(await invitationsTo(email)).toHaveLength(1)
  })

  journey('works by keyboard alone: send, begin to revoke, cancel, revoke', {}, async (walk) => {
    const { page } = walk
    await asAdmin(walk)
    const { keyboard } = page
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      )
    const tabTo = async (name: string) => {
      for (let steps = 0; (await focused()).trim() !== name; steps++) {
        if (steps > 60) throw new Error(`no way to '${name}' by keyboard`)
        await keyboard.press('Tab')
      }
    }
    const email = somebody()
    await page.getByLabel('Email', { exact: true }).focus()
    await keyboard.type(email)
    await keyboard.press('Tab')
    await keyboard.type('S')
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await page.getByText('Invitation Sent!').waitFor()
    expect(await rowOf(page, email).locator('td').first().textContent()).toContain('Supplier')

    await tabTo(`Revoke the invitation to ${email}`)
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.evaluate((box) => box.matches(':modal') && box.contains(document.activeElement))).toBe(true)
    await keyboard.press('Escape')
    await page.waitForURL(PATH)
    await dialog.waitFor({ state: 'detached' })
    await page.waitForFunction(
      (name) => document.activeElement?.getAttribute('aria-label') === name,
      `Revoke the invitation to ${email}`,
    )
    await keyboard.press('Enter')
    await dialog.waitFor()
    await tabTo('Revoke invitation')
    await keyboard.press('Enter')
    await rowOf(page, email).getByText('Revoked').waitFor()
  })
})
