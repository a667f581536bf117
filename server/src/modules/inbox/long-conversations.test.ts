import { randomBytes } from 'node:crypto'
import { newId } from '@ticarum/db/ids'
import { actor } from '@ticarum/db/testing/actor'
import { testDatabase } from '@ticarum/db/testing/database'
import { inTransaction } from '@ticarum/db/transaction'
import { expect, it } from 'vitest'
import { givenContact } from '../../testing/given-inbox.ts'

const database = await testDatabase()
const { owner, worker } = database
const system = actor({ role: 'system' })

it('a conversation takes e-mails up to its 400th message', async () => {
  const email = 'ayaan@example.com'
  const [id, answer] = [await givenContact(database, { email }), newId()]
  await owner.query("insert into mail_log (id, recipient, template, language) values ($1, $2, 'desk-reply', 'en')", [
    answer,
    email,
  ])
  await owner.query(
    `insert into messages (id, conversation_id, side, sender_name, body, mail_id)
      select gen_random_uuid(), $1, 'desk', 'Elif', 'Number ' || n, case n when 1 then $2::uuid end
        from generate_series(1, 399) n`,
    [id, answer],
  )
  const receive = () =>
    inTransaction(worker, system, async (tx) => {
      const [received] = await tx.sql<{ outcome: string }>(
        "select fx.receive_mail($1, $2, $3, 'One more.', false, 0, fx.now()) as outcome",
        [answer, email, randomBytes(32)],
      )
      return received?.outcome
    })
  expect([await receive(), await receive()]).toEqual(['taken', 'too-many'])
})

it('the desk is told of late messages by the batch', async () => {
  await database.given.admin()
  for (const dueIn of [-3, -2, -1]) await givenContact(database, { dueIn })
  const batch = () =>
    inTransaction(worker, system, (tx) => tx.sql<{ items: number }>('select items from fx.inbox_just_late(2)', []))
  expect([await batch(), await batch(), await batch()].flat()).toEqual([{ items: 2 }, { items: 1 }, { items: 0 }])
})
