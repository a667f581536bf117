import { newId } from '@ticarum/db/ids'
import type { TestDatabase } from '@ticarum/db/testing/database'
import type { GivenPerson } from '@ticarum/db/testing/given'

export const aPaper = { kind: 'registry' as const, fileName: 'gazette.pdf' }

/** A paper of a supplier; of anybody else an id that nothing has. */
export async function givenPaper(
  { owner }: Pick<TestDatabase, 'owner'>,
  { id, role, companyId }: GivenPerson,
  { kind = 'registry', expiresOn = null }: { kind?: string; expiresOn?: string | null } = {},
): Promise<string> {
  const paperId = newId()
  if (role !== 'supplier' || !companyId) return paperId
  await owner.query(
    `insert into supplier_papers (id, supplier_id, kind, expires_on, file, file_name, type, bytes, sent_by)
      values ($1, $2, $3, $4, $5, 'gazette.pdf', 'application/pdf', 2000, $6)`,
    [paperId, companyId, kind, expiresOn, `${paperId}.pdf`, id],
  )
  return paperId
}
