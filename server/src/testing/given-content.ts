import { newId } from '@ticarum/db/ids'
import type { TestDatabase } from '@ticarum/db/testing/database'
import type { GivenPerson } from '@ticarum/db/testing/given'

type TableOwner = Pick<TestDatabase, 'owner'>

/** The current version of the Somali contact section. */
export async function contentVersion({ owner }: TableOwner): Promise<number> {
  const { rows } = await owner.query<{ version: number }>(
    "select version from content_sections where section_key = 'contact' and language = 'so'",
  )
  return rows[0]?.version ?? 0
}

/** An older version of it, written by an admin. */
export async function givenContentVersion(
  database: TableOwner,
  { id: admin }: Pick<GivenPerson, 'id'>,
): Promise<string> {
  const id = newId()
  const next = (await contentVersion(database)) + 1
  const content = { email: 'desk@ticarum.example', phone: '', address: 'Kayseri' }
  const insert = `insert into content_versions (id, section_key, language, version, content, created_by)
    values ($1, 'contact', 'so', $2, $3, $4)`
  await database.owner.query(insert, [id, next, content, admin])
  await database.owner.query(
    "update content_sections set version = $1 where section_key = 'contact' and language = 'so'",
    [next],
  )
  return id
}
