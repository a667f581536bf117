import { phraseFits, phraseGroups, phrases, phrasesOf } from '@ticarum/contract/values/phrases'
import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { actorOf } from './testing/actor.ts'
import { testDatabase } from './testing/database.ts'
import { inTransaction } from './transaction.ts'

const { app, owner, given } = await testDatabase()

const said = [
  ...['', '1', '15', '9999999', '0', '-1', '1.5', '01', '10000000', '٣', ' 1', '1\n'],
  ...['2026-11-30', '2028-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '1999-01-01', '20261130'],
  ...['<script>window.planted=true</script>', '1<b>', '2026-11-30<img src=x onerror=window.planted=true>', '{amount}'],
]

test('the database takes of each stock phrase what the contract takes, and no other phrase', async () => {
  const cases = phrases.flatMap((phrase) => said.map((body) => ({ phrase, body, fits: phraseFits(phrase, body) })))
  const { rows } = await owner.query(
    `select c.phrase, c.body, fx.phrase_fits(c.phrase, c.body) as fits
      from jsonb_to_recordset($1) c (phrase text, body text)`,
    [JSON.stringify(cases)],
  )
  expect(rows).toEqual(cases)
  expect(cases.filter(({ fits }) => fits).length).toBeGreaterThanOrEqual(phrases.length)
  for (const foreign of ['', 'delivery', 'delivery.When', 'thanks.x', '<b>'])
    for (const body of ['', '1'])
      expect((await owner.query('select fx.phrase_fits($1, $2) as fits', [foreign, body])).rows).toEqual([
        { fits: false },
      ])
})

test('a message is words or a phrase that fits, whoever writes the row', async () => {
  const { companyId } = await given.customer()
  const conversation = newId()
  await owner.query(`insert into conversations (id, kind, subject_id, customer_id) values ($1, 'company', $2, $2)`, [
    conversation,
    companyId,
  ])
  const write = (phrase: string | null, body: string) =>
    owner.query(
      `insert into messages (id, conversation_id, side, sender_name, body, phrase)
        values ($1, $2, 'customer', 'Somebody', $3, $4)`,
      [newId(), conversation, body, phrase],
    )
  await write('delivery.days', '15')
  await write('thanks.thanks', '')
  for (const [phrase, body] of [
    [null, ''],
    ['thanks.thanks', 'and more'],
    ['delivery.days', 'soon'],
    ['delivery.never', ''],
  ] as const)
    await expect(write(phrase, body)).rejects.toThrow('messages_body_check')
})

test('no file to the desk, whose list shows words, also past the server', async () => {
  const customer = await given.customer()
  const desk = newId()
  await owner.query("insert into conversations (id, kind, subject_id, customer_id) values ($1, 'company', $2, $2)", [
    desk,
    customer.companyId,
  ])
  const sent = inTransaction(app, actorOf(customer), (tx) =>
    tx.sql("select fx.send_file($1, $2, 'list.pdf', 'x.pdf', 'application/pdf', 1)", [newId(), desk]),
  )
  await expect(sent).rejects.toMatchObject({ code: 'TC001', detail: '{"state": "company"}' })
})

test('every phrase stands in one group of the menu', () => {
  expect(phraseGroups.flatMap(phrasesOf).toSorted()).toEqual(phrases.toSorted())
})
