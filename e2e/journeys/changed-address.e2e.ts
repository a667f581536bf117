import { describe, expect } from 'vitest'
import { newEmail } from '../browser/accounts.ts'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { codeMailedTo, linkMailedTo } from '../browser/mail.ts'
import { signInOn } from '../browser/sign-in.ts'
import { given, owner } from '../forms/world.ts'

const pathOf = (link: string) => link.replace(new URL(link).origin, '')
const accountOf = async (id: string) =>
  (await owner.query('select email, email_confirmed_at is not null as confirmed from accounts where id = $1', [id]))
    .rows

describe('the address of a person', () => {
  for (const scripts of [true, false])
    journey(
      `is changed from the settings, and given back to its reader, ${scripts ? 'with' : 'without'} scripts`,
      { scripts },
      async ({ page, open }) => {
        const person = await given.customer()
        await beSignedIn(page, person)
        await open('/customer/profile')
        await page.getByRole('link', { name: 'Correct or change the address' }).click()
        await page.getByRole('heading', { name: 'Change the address' }).waitFor()
        const next = newEmail('next')
        await page.locator('[name=email]').fill(next)
        await page.locator('[name=password]').fill(person.password)
        await page.locator('button[value=change-email]').click()
        await page.getByRole('heading', { name: 'Confirm the new address' }).waitFor()
        await page.locator('[name=code]').fill(await codeMailedTo(next))
        await page.locator('button[value=confirm-code]').click()
        await page.getByText(`The address of your account: ${next}`).waitFor()
        expect(await accountOf(person.id)).toEqual([{ email: next, confirmed: true }])

        await open(pathOf(await linkMailedTo(person.email, '/restore-email')))
        await page.locator('[name=password]').fill('only mine again')
        await page.locator('[name=confirmPassword]').fill('only mine again')
        await page.getByRole('button', { name: 'Get the address back' }).click()
        await page.getByText('Your account has its old address again.').first().waitFor()
        await signInOn(page, { ...person, password: 'only mine again' })
        await page.waitForURL('/')
        expect(await accountOf(person.id)).toEqual([{ email: person.email, confirmed: true }])
      },
    )

  journey('is corrected from the banner while nobody has confirmed it', {}, async ({ page, open, awake }) => {
    const person = await given.supplier({ confirmed: false })
    await beSignedIn(page, person)
    await open('/supplier/dashboard')
    await awake()
    await page.getByRole('link', { name: 'Correct or change the address' }).click()
    const right = newEmail('right')
    await page.locator('[name=confirmEmail]').fill(right)
    await page.locator('button[value=send-code]').click()
    await page.getByText(`We sent a code to ${right}.`).waitFor()
    await page.locator('[name=code]').fill(await codeMailedTo(right))
    await page.locator('button[value=confirm-code]').click()
    await page.getByText(`The address of your account: ${right}`).waitFor()
    expect(await accountOf(person.id)).toEqual([{ email: right, confirmed: true }])
  })
})
