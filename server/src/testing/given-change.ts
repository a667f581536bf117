import { newId } from '@ticarum/db/ids'
import type { TestDatabase } from '@ticarum/db/testing/database'
import type { GivenPerson } from '@ticarum/db/testing/given'

/** What a supplier wants to change of what was checked; of anybody else an id that nothing has. */
export async function givenChange({ owner }: Pick<TestDatabase, 'owner'>, { id, role, companyId }: GivenPerson) {
  const changeId = newId()
  if (role !== 'supplier' || !companyId) return changeId
  await owner.query("delete from supplier_changes where supplier_id = $1 and state = 'waiting'", [companyId])
  await owner.query(
    `insert into supplier_changes (id, supplier_id, name, city, country, proposed_by, created_at)
      values ($1, $2, 'Anadolu Gıda', 'Bursa', 'Turkey', $3, '2001-01-01')`,
    [changeId, companyId, id],
  )
  return changeId
}
