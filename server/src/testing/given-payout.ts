import { newId } from '@ticarum/db/ids'
import type { TestDatabase } from '@ticarum/db/testing/database'
import type { GivenPerson } from '@ticarum/db/testing/given'

export const somePayout = {
  holder: 'Akköy Tekstil A.Ş.',
  bank: 'Anadolu Bankası',
  iban: 'TR33 0006 1005 1978 6457 8413 26',
  swift: 'ANABTRIS',
}

/** What a supplier proposed last; of anybody else an id that nothing has. */
export async function givenPayout({ owner }: Pick<TestDatabase, 'owner'>, { id, role, companyId }: GivenPerson) {
  const payoutId = newId()
  if (role !== 'supplier' || !companyId) return payoutId
  await owner.query("update payout_details set state = 'replaced' where supplier_id = $1 and state = 'proposed'", [
    companyId,
  ])
  await owner.query(
    `insert into payout_details (id, supplier_id, holder, bank, iban, swift, proposed_by,
        created_at)
      values ($1, $2, $3, $4, 'TR330006100519786457841326', $5, $6, '2001-01-01')`,
    [payoutId, companyId, somePayout.holder, somePayout.bank, somePayout.swift, id],
  )
  return payoutId
}
