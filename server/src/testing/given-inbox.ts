import { newId } from '@ticarum/db/ids'
import type { TestDatabase } from '@ticarum/db/testing/database'

type TableOwner = Pick<TestDatabase, 'owner'>
const HOUR = 3_600_000

/** What a visitor sends from the contact page. */
export const aMessage = { name: 'Ayaan Xirsi', email: 'ayaan@example.com', message: 'Do you ship to Bosaso?' }

export const anApplication = {
  companyName: 'Talas Mobilya',
  category: 'home' as const,
  contactPerson: 'Kerem Talas',
  email: 'kerem@example.com',
  phone: '+90 352 000 00 00',
  address: 'Melikgazi, Kayseri',
  productDescription: 'Solid wood tables and chairs.',
}

interface InboxItemOptions {
  state?: string
  heldBack?: 'trap' | 'haste'
  /** hours until an answer is due */
  dueIn?: number
}

export async function givenContact(
  { owner }: TableOwner,
  { state = 'new', heldBack, dueIn = 24, ...given }: InboxItemOptions & Partial<typeof aMessage> = {},
): Promise<string> {
  const [id, now] = [newId(), new Date()]
  const { name, email, message } = { ...aMessage, ...given }
  await owner.query(
    `insert into contact_messages (id, name, email, message, language, state, held_back, due_at, created_at, updated_at)
      values ($1, $2, $3, $4, 'en', $5, $6, $7, $8, $8)`,
    [id, name, email, message, state, heldBack ?? null, new Date(now.getTime() + dueIn * HOUR), now],
  )
  return id
}

export async function givenApplication(
  { owner }: TableOwner,
  { state = 'new', heldBack, dueIn = 48, ...given }: InboxItemOptions & Partial<typeof anApplication> = {},
): Promise<string> {
  const [id, now] = [newId(), new Date()]
  const { companyName, category, contactPerson, email, phone, address, productDescription } = {
    ...anApplication,
    ...given,
  }
  await owner.query(
    `insert into applications (id, company_name, category, contact_person, email, phone, address, product_description,
        language, state, held_back, due_at, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, 'tr', $9, $10, $11, $12, $12)`,
    [
      id,
      companyName,
      category,
      contactPerson,
      email,
      phone,
      address,
      productDescription,
      state,
      heldBack ?? null,
      new Date(now.getTime() + dueIn * HOUR),
      now,
    ],
  )
  return id
}

/** An uploaded catalogue; without an application it belongs to none yet. */
export async function givenCatalogue({ owner }: TableOwner, applicationId: string | null = null): Promise<string> {
  const id = newId()
  await owner.query(
    `insert into application_files (id, application_id, file, file_name, type, bytes)
      values ($1, $2, $3, 'catalogue.pdf', 'application/pdf', 4)`,
    [id, applicationId, `${id}.pdf`],
  )
  return id
}

/** What an admin sends to take an item. */
export async function handlingOf({ owner }: TableOwner, table: 'contact_messages' | 'applications', id: string) {
  const { rows } = await owner.query<{ updated_at: Date }>(`select updated_at from ${table} where id = $1`, [id])
  return { version: (rows[0]?.updated_at ?? new Date()).toISOString(), act: 'take' as const, notes: 'Called back.' }
}
