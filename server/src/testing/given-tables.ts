import { newId } from '@ticarum/db/ids'
import type { SeededDatabase } from '@ticarum/db/testing/database'
import type { GivenPerson } from '@ticarum/db/testing/given'

/** A view of this person, or of an admin. */
export async function givenView({ owner, given }: SeededDatabase, whose: GivenPerson | null): Promise<string> {
  const id = newId()
  await owner.query(
    `insert into saved_views (id, person_id, page, name, query) values ($1, $2, '/admin/orders', 'Mine', 'mine=')`,
    [id, whose?.id ?? (await given.admin()).id],
  )
  return id
}

/** An empty bulk act of this person, or of an admin. */
export async function givenBulkAct(
  { owner, given }: SeededDatabase,
  whose: GivenPerson | null,
  kind = 'orders.status',
): Promise<string> {
  const id = newId()
  await owner.query("insert into bulk_acts (id, made_by, kind, items) values ($1, $2, $3, '[]')", [
    id,
    whose?.id ?? (await given.admin()).id,
    kind,
  ])
  return id
}
