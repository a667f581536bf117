import { newId } from '@ticarum/db/ids'
import type { TestDatabase } from '@ticarum/db/testing/database'
import type { GivenPerson } from '@ticarum/db/testing/given'

const someWay = { kind: 'bank' as const, title: 'Bank transfer', details: ['Anadolu Bankası', 'IBAN TR00 0000'] }

/** Ways to pay that somebody entered and that wait for an admin other than them. */
export async function givenWaysChange({ owner }: Pick<TestDatabase, 'owner'>, { id }: Pick<GivenPerson, 'id'>) {
  const changeId = newId()
  await owner.query("update payment_way_changes set state = 'withdrawn', decided_at = now() where state = 'waiting'")
  await owner.query('insert into payment_way_changes (id, ways, proposed_by) values ($1, $2, $3)', [
    changeId,
    JSON.stringify([{ id: newId(), ...someWay }]),
    id,
  ])
  return changeId
}
