import { newId } from '@ticarum/db/ids'
import type { TestDatabase } from '@ticarum/db/testing/database'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { Zip, ZipDeflate, zipSync } from 'fflate'
import { redPicture } from './pictures.ts'

/** A checked price list of this person that can be applied, if they can have one. */
export async function givenImport(
  { owner }: Pick<TestDatabase, 'owner'>,
  { id: madeBy, role, companyId }: GivenPerson,
): Promise<string> {
  const id = newId()
  if (role !== 'supplier') return id
  const values = [id, companyId, madeBy]
  await owner.query(
    `insert into imports (id, supplier_id, made_by, file_name, file, language, state, total)
      values ($1, $2, $3, 'list.csv', 'list-0.part', 'tr', 'checked', 0)`,
    values,
  )
  return id
}

export const zipOf = (files: Record<string, Uint8Array>): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(zipSync(files, { level: 0 }))
export const zipOfOnePicture = zipOf({ 'KT-1.png': redPicture })

/** Some kilobytes that unpack to 64 MB. */
export function zipBomb(): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((_, chunk) => chunks.push(chunk))
  const entry = new ZipDeflate('KT-1.jpg', { level: 1 })
  zip.add(entry)
  const zeros = new Uint8Array(8 * 1024 * 1024)
  for (let n = 0; n < 8; n++) entry.push(zeros, n === 7)
  zip.end()
  return Uint8Array.from(Buffer.concat(chunks))
}
