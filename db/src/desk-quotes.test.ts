import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { actorOf } from './testing/actor.ts'
import { testDatabase } from './testing/database.ts'
import type { GivenPerson } from './testing/given.ts'
import { inTransaction } from './transaction.ts'

const { app, given, owner } = await testDatabase()

/** A quote for the contact with this address, and the hash of its link's token. */
async function prepared(email: string) {
  const { id } = await given.preparedQuote({ state: 'offered', email })
  const hash = createHash('sha256').update(id).digest()
  await owner.query(
    `insert into deal_links (id, quote_id, number, customer_id, supplier_id, token_hash, created_by)
      select $1, id, 1, customer_id, supplier_id, $3, requested_by from quotes where id = $2`,
    [newId(), id, hash],
  )
  return { id, hash }
}
const claim = (who: GivenPerson, hash: Buffer) =>
  inTransaction(app, actorOf(who), (tx) => tx.sql('select * from fx.claim_quote($1, $2)', [newId(), hash]))

test('an address that nobody has confirmed claims nothing, not even the contact’s', async () => {
  const contact = await given.customer({ email: 'unsure@example.com', confirmed: false })
  const { id, hash } = await prepared(contact.email)
  await expect(claim(contact, hash)).rejects.toMatchObject({ code: 'TC001', message: 'EMAIL_NOT_CONFIRMED' })
  await owner.query('update accounts set email_confirmed_at = now() where id = $1', [contact.id])
  expect(await claim(contact, hash)).toEqual([{ quote: id, outcome: 'agreed' }])
})

test('one company has a quote: there is no second claim that was agreed to', async () => {
  const { id } = await prepared('nobody@example.com')
  const agreed = async ({ id: by, companyId }: GivenPerson) =>
    owner.query(
      `insert into quote_claims (id, quote_id, company_id, claimed_by, state, decided_at)
        values ($1, $2, $3, $4, 'agreed', now())`,
      [newId(), id, companyId, by],
    )
  await agreed(await given.customer())
  await expect(agreed(await given.customer())).rejects.toMatchObject({ code: '23505' })
})

test('members neither prepare quotes for others nor decide on claims', async () => {
  const customer = await given.customer()
  const calls = ['fx.prepare_quote($1, null, null, $1, null, null)', 'fx.decide_claim($1, true)']
  for (const call of [...calls, 'fx.claims_of_quote($1)', 'fx.give_quote($1, $1)'])
    await expect(
      inTransaction(app, actorOf(customer), (tx) => tx.sql(`select ${call}`, [newId()])),
      call,
    ).rejects.toMatchObject({ code: '42501' })
})
