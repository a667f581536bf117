import { randomUUID } from 'node:crypto'
import { createPool } from '@ticarum/db/transaction'
import { afterAll, describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { openGiven } from '../browser/given.ts'
import { type Journey, journey } from '../browser/journey.ts'
import { system } from '../browser/system.ts'
import { whileBroken } from '../browser/while-broken.ts'

const PATH = '/admin/settings?section=catalogue'
const given = openGiven()
const owner = createPool(system.ownerUrl, 1)
afterAll(() => owner.end())

const newWords = () => [`hal${randomUUID().slice(0, 8)}`, `iki ${randomUUID().slice(0, 8)}`]
const storedWith = async (word: string) =>
  (await owner.query<{ words: string[] }>('select words from synonyms where $1 = any (words)', [word])).rows.map(
    ({ words }) => words,
  )

async function asAdmin({ page, open, awake }: Journey, scripts = true) {
  const admin = await given.admin()
  await beSignedIn(page, admin)
  await open(PATH)
  if (scripts) await awake()
  return admin
}

describe('company settings', () => {
  for (const scripts of [true, false]) {
    const how = scripts ? 'with scripts' : 'without scripts'

    journey(
      `an admin edits synonyms, and keeps what was typed when a line is wrong, ${how} [ERR-73]`,
      { scripts, statuses: [422] },
      async (walk) => {
        const { page } = walk
        await asAdmin(walk, scripts)
        const words = newWords()
        const synonyms = page.getByLabel('Words that mean the same')
        const before = await synonyms.inputValue()
        const rule = page.getByLabel('Products of verified suppliers are listed at once')
        const was = await rule.isChecked()
        await rule.setChecked(!was)
        await synonyms.fill(`${before}\nalone`)
        await page.getByRole('button', { name: 'Save settings' }).click()
        await page.getByRole('alert').getByText('Each line needs 2 to 20 words').waitFor()
        expect(await rule.isChecked()).toBe(!was)
        await rule.setChecked(was)
        await synonyms.fill(`${before}\n${words.join(' ,')}\n`)
        await page.getByRole('button', { name: 'Save settings' }).click()
        await page.getByText('Settings Saved!').waitFor()
        expect(await storedWith(words[0] ?? '')).toEqual([words])
        expect(await synonyms.inputValue()).toContain(words.join(', '))
      },
    )
  }

  journey('a failed save says so, and nothing that was typed is lost [ERR-58]', { statuses: [500] }, async (walk) => {
    const { page } = walk
    const { id } = await asAdmin(walk)
    const words = newWords()
    const synonyms = page.getByLabel('Words that mean the same')
    await synonyms.fill(`${await synonyms.inputValue()}\n${words.join(', ')}`)
    await whileBroken({ actor: id, command: 'update', table: 'company_settings' }, async () => {
      await page.getByRole('button', { name: 'Save settings' }).click()
      const alert = page.getByRole('alert')
      await alert.getByText('Failed to save settings. Please try again.').waitFor()
      expect(await alert.getByRole('heading').textContent()).toBe('Error')
    })
    expect(await synonyms.inputValue()).toContain(words.join(', '))
    expect(await storedWith(words[0] ?? '')).toEqual([])
    await page.getByRole('button', { name: 'Save settings' }).click()
    await page.getByText('Settings Saved!').waitFor()
    expect(await storedWith(words[0] ?? '')).toEqual([words])
  })

  journey('of two admins who save, the second is told and may replace it', { statuses: [409] }, async (walk) => {
    const { page } = walk
    await asAdmin(walk)
    const words = newWords()
    const synonyms = page.getByLabel('Words that mean the same')
    await synonyms.fill(`${await synonyms.inputValue()}\n${words.join(', ')}`)
    await owner.query('update company_settings set updated_at = now()')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await page.getByRole('alert').getByText('Another admin saved these settings').waitFor()
    expect(await storedWith(words[0] ?? '')).toEqual([])
    await page.getByRole('button', { name: 'Save settings' }).click()
    await page.getByText('Settings Saved!').waitFor()
    expect(await storedWith(words[0] ?? '')).toEqual([words])
  })

  journey('the WhatsApp number of the company stands on the contact page', { statuses: [422] }, async (walk) => {
    const { page, open } = walk
    const facts = '/admin/settings?section=company'
    const [number, shown] = [page.getByLabel('WhatsApp'), page.locator('main dl a[href="https://wa.me/905320000000"]')]
    const save = async () => {
      await page.getByRole('button', { name: 'Save company' }).click()
      await page.getByText('Settings Saved!').waitFor()
      await open('/contact')
    }
    await asAdmin(walk)
    await open(facts)
    await walk.awake()
    await number.fill('0532')
    await page.getByRole('button', { name: 'Save company' }).click()
    await page.getByRole('alert').getByText('This can’t be a phone number.').waitFor()
    await number.fill('0532 000 00 00')
    await save()
    expect(await shown.textContent()).toBe('+905320000000')
    await open(facts)
    await number.fill('')
    await save()
    expect(await shown.count()).toBe(0)
  })
})
