import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openDoor } from '../../testing/open-door.ts'
import { givenFailedMail } from '../../testing/personas.ts'

const opened = await openDoor()
const { given, owner, asPerson } = opened
const desk = await asPerson(await given.admin())

it('lists what failed for good, and sends it again once', async () => {
  const person = await given.customer()
  const id = await givenFailedMail(opened, person)
  const failed = async () => (await desk.mail.list({ state: 'failed' })).items.find((mail) => mail.id === id)
  expect(await failed()).toMatchObject({
    recipient: person.email,
    template: 'notice',
    lastError: 'refused: 550 no such mailbox',
    may: ['sendAgain'],
  })
  const key = randomUUID()
  await desk.mail.sendAgain({ id }, key)
  await desk.mail.sendAgain({ id }, key)
  expect(await failed()).toBeUndefined()
  expect(await desk.mail.sendAgain.try({ id }, randomUUID())).toMatchObject({ code: 'NOT_FOUND' })
  const queued = await owner.query("select from outbox where task = 'send-mail' and payload ->> 'mailId' = $1", [id])
  expect(queued.rowCount).toBe(1)
})

it('offers nothing once what it says is gone', async () => {
  const id = await givenFailedMail(opened, await given.customer())
  await owner.query("update mail_log set created_at = created_at - interval '31 days' where id = $1", [id])
  await owner.query('delete from mail_arguments where mail_id = $1', [id])
  const mail = (await desk.mail.list({ state: 'failed' })).items.find((each) => each.id === id)
  expect(mail?.may).toEqual([])
  expect(await desk.mail.sendAgain.try({ id }, randomUUID())).toMatchObject({ code: 'NOT_FOUND' })
})
