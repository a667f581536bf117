import { randomInt } from 'node:crypto'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { phone } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'
import { given, owner } from '../forms/world.ts'

const numberOf = async (id: string) =>
  (await owner.query('select number, agreed_at, ended_at from text_numbers where user_id = $1', [id])).rows[0]

describe('notices by text message', () => {
  for (const scripts of [true, false])
    journey(
      `are agreed to by a code and ended, ${scripts ? 'with' : 'without'} scripts`,
      { scripts, viewport: phone, statuses: [422] },
      async ({ page, open }) => {
        const person = await given.customer()
        await beSignedIn(page, person)
        await open('/security')
        await page.getByRole('link', { name: 'Notices by WhatsApp or SMS' }).click()
        await page.getByLabel('Your number').fill('12')
        await page.getByRole('button', { name: 'Send code' }).click()
        await page.getByRole('alert').getByText('This can’t be a phone number.').waitFor()
        const local = String(randomInt(1_000_000, 9_999_999))
        await page.getByLabel('Your number').fill(`061 ${local}`)
        await page.getByRole('button', { name: 'Send code' }).click()
        await page.getByRole('heading', { name: 'Type the code' }).waitFor()
        expect(await numberOf(person.id)).toEqual({ number: `+25261${local}`, agreed_at: null, ended_at: null })

        const { rows } = await owner.query<{ code: string }>(
          "select arguments ->> 'code' as code from text_messages where user_id = $1",
          [person.id],
        )
        const code = rows[0]?.code ?? ''
        await page.getByLabel('Six-digit code').fill(code === '000000' ? '000001' : '000000')
        await page.getByRole('button', { name: 'Turn on messages' }).click()
        await page.getByRole('alert').getByText('Type the six-digit code from the newest message').waitFor()
        await page.getByLabel('Six-digit code').fill(code)
        await page.getByRole('button', { name: 'Turn on messages' }).click()
        await page.getByText('Notices reach you by SMS at this number').waitFor()
        expect(await numberOf(person.id)).toMatchObject({ agreed_at: expect.any(Date), ended_at: null })

        await page.getByRole('button', { name: 'No more messages' }).click()
        await page.getByLabel('Your number').waitFor()
        expect(await numberOf(person.id)).toMatchObject({ ended_at: expect.any(Date) })
      },
    )
})
