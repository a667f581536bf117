import { givenFailedMail } from '@ticarum/server/testing/personas'
import { describe, expect } from 'vitest'
import { beProven, beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { mailsTo } from '../browser/mail.ts'
import { given, owner } from '../forms/world.ts'

describe('records of the desk', () => {
  for (const scripts of [true, false]) {
    journey(
      `the audit log is found by person, table and day, ${scripts ? 'with' : 'without'} scripts`,
      { scripts },
      async ({ page, open, awake }) => {
        const admin = await given.admin({ fullName: 'Elif Akköy' })
        await beProven(page, admin)
        const suspended = await given.customer()
        const reason = `Not theirs ${suspended.id}.`
        const answer = await page.request.post(`/api/v1/users/${suspended.id}/suspension`, {
          data: { reason },
          headers: { 'idempotency-key': suspended.id },
        })
        expect(answer.ok()).toBe(true)
        await open('/admin/settings?section=records')
        if (scripts) await awake()
        await page.getByRole('link', { name: 'Audit log' }).click()
        await page.getByRole('heading', { level: 1, name: 'Audit Log' }).waitFor()
        await page.getByLabel('Email of who acted').fill(admin.email)
        await page.getByLabel('What was changed').selectOption('accounts')
        await page.getByLabel('Day').fill(new Date(Date.now() + 3 * 3600 * 1000).toISOString().slice(0, 10))
        await page.getByRole('button', { name: 'Filter' }).click()
        await page.waitForURL(/by=/)
        const entry = page.getByRole('listitem').filter({ hasText: 'users.suspend' })
        expect(await entry.count()).toBe(1)
        const text = (await entry.textContent()) ?? ''
        for (const part of ['Elif Akköy', 'suspension reason', reason, suspended.id]) expect(text).toContain(part)

        await page.getByLabel('Email of who acted').fill('nobody@example.com')
        await page.getByRole('button', { name: 'Filter' }).click()
        await page.getByText('No entries').waitFor()
      },
    )
  }

  journey('mail that failed is listed with why, and sent again', {}, async ({ page, open, awake }) => {
    const customer = await given.customer()
    await givenFailedMail({ owner }, customer)
    await beSignedIn(page, await given.admin())
    await open('/admin/settings?section=records')
    await awake()
    await page.getByRole('link', { name: 'Failed mail' }).click()
    const row = page.getByRole('row').filter({ hasText: customer.email })
    expect(await row.textContent()).toContain('550 no such mailbox')
    await row.getByRole('button').click()
    await page.getByText('The e-mail is sent again.').waitFor()
    await expect
      .poll(async () => (await mailsTo(customer.email)).map(({ subject }) => subject))
      .toEqual(['You can sign in again'])
    await open('/admin/mail')
    expect(await row.count()).toBe(0)
  })
})
