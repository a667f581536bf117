import { randomInt } from 'node:crypto'
import { beSignedIn } from '../browser/be-signed-in.ts'
import type { TestedForm } from './form.ts'
import { changesOf, given, owner } from './world.ts'

const PATH = '/text-messages'
/** Codes are limited for each number. */
const newNumber = () => `+25261${randomInt(1_000_000, 9_999_999)}`

/** A number whose owner agreed to text messages. */
export async function givenTextNumber(userId: string): Promise<void> {
  await owner.query(
    `insert into text_numbers (user_id, channel, number, code_until, agreed_at)
      values ($1, 'sms', $2, now(), now())`,
    [userId, newNumber()],
  )
}

/** Notices by WhatsApp or SMS. */
export const textMessagesForms: TestedForm[] = [
  {
    name: 'ask for text messages',
    route: 'routes/text-messages',
    intent: 'send-code',
    async prepare(page) {
      const person = await given.customer()
      await beSignedIn(page, person)
      await page.goto(PATH)
      return {
        button: 'button[value=send-code]',
        typed: { number: newNumber() },
        effects: [["select from text_messages where user_id = $1 and template = 'code'", person.id]],
        says: /Type the code/,
      }
    },
  },
  {
    name: 'agree to text messages',
    route: 'routes/text-messages',
    intent: 'confirm-code',
    async prepare(page) {
      const person = await given.customer()
      await beSignedIn(page, person)
      await page.goto(PATH)
      await page.locator('[name=number]').fill(newNumber())
      await page.locator('button[value=send-code]').click()
      await page.locator('button[value=confirm-code]').waitFor()
      const { rows } = await owner.query<{ code: string }>(
        "select arguments ->> 'code' as code from text_messages where user_id = $1",
        [person.id],
      )
      return {
        button: 'button[value=confirm-code]',
        typed: { code: rows[0]?.code ?? '' },
        effects: [['select from text_numbers where user_id = $1 and agreed_at is not null', person.id]],
        says: /Notices reach you by/,
      }
    },
  },
  {
    name: 'end text messages',
    route: 'routes/text-messages',
    intent: 'end',
    async prepare(page) {
      const person = await given.customer()
      await beSignedIn(page, person)
      await givenTextNumber(person.id)
      await page.goto(PATH)
      return {
        button: 'button[value=end]',
        effects: [changesOf('text_numbers', person.id, 'text-messages.end')],
        says: /Settings Saved/,
      }
    },
  },
]
