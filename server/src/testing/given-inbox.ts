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

export interface InboxItemOptions {
  state?: string
  heldBack?: 'trap' | 'haste'
  /** hours until an answer is due */
  dueIn?: number
}

/** The desk's item about something; returns its id. */
export async function givenItem(
  { owner }: TableOwner,
  kind: 'contact' | 'application' | 'need',
  subject: { id: string; who: string; beginning: string },
  { state = 'new', heldBack, dueIn = 24 }: InboxItemOptions,
): Promise<string> {
  const [id, now] = [newId(), new Date()]
  await owner.query('insert into conversations (id, kind, subject_id) values ($1, $2, $3)', [id, kind, subject.id])
  await owner.query(
    `insert into inbox_items (id, kind, who, beginning, state, held_back, due_at, sort_at, search, created_at,
        updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $7, to_tsvector('simple', fx.searchable_words($3 || ' ' || $4)), $8, $8)`,
    [id, kind, subject.who, subject.beginning, state, heldBack ?? null, new Date(now.getTime() + dueIn * HOUR), now],
  )
  return id
}

/** A contact message on the desk's list; returns the item's id. */
export async function givenContact(
  database: TableOwner,
  { name, email, message, ...item }: InboxItemOptions & Partial<typeof aMessage> = {},
): Promise<string> {
  const id = newId()
  const written = {
    name: name ?? aMessage.name,
    email: email ?? aMessage.email,
    message: message ?? aMessage.message,
  }
  await database.owner.query(
    "insert into contact_messages (id, name, email, message, language) values ($1, $2, $3, $4, 'en')",
    [id, written.name, written.email, written.message],
  )
  return givenItem(database, 'contact', { id, who: written.name, beginning: written.message }, item)
}

/** An application on the desk's list; returns the item's and its own id. */
export async function givenApplication(
  database: TableOwner,
  { state, heldBack, dueIn = 48, ...given }: InboxItemOptions & Partial<typeof anApplication> = {},
): Promise<{ itemId: string; applicationId: string }> {
  const id = newId()
  const { companyName, category, contactPerson, email, phone, address, productDescription } = {
    ...anApplication,
    ...given,
  }
  await database.owner.query(
    `insert into applications (id, company_name, category, contact_person, email, phone, address, product_description,
        language)
      values ($1, $2, $3, $4, $5, $6, $7, $8, 'tr')`,
    [id, companyName, category, contactPerson, email, phone, address, productDescription],
  )
  const subject = { id, who: companyName, beginning: productDescription }
  const item = { dueIn, ...(state && { state }), ...(heldBack && { heldBack }) }
  return { itemId: await givenItem(database, 'application', subject, item), applicationId: id }
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

/** The version of an item that an admin has read. */
export async function itemVersion({ owner }: TableOwner, id: string): Promise<string> {
  const { rows } = await owner.query<{ updated_at: Date }>('select updated_at from inbox_items where id = $1', [id])
  return (rows[0]?.updated_at ?? new Date()).toISOString()
}
