import { expect, test } from 'vitest'
import { testDatabase } from './testing/database.ts'
import { seedPersonas } from './testing/personas.ts'

const database = await testDatabase()
const { owner } = database
const { rows: audited } = await owner.query<{ table: string; masked: string[] }>(`
  select t.tgrelid::regclass::text as table,
      array_remove(string_to_array(encode(t.tgargs, 'escape'), '\\000'), '') as masked
    from pg_trigger t where t.tgfoid = 'fx.audit'::regproc order by 1`)
await seedPersonas(database)

const entries = async (table: string) =>
  (
    await owner.query<{ changes: Record<string, unknown> }>('select changes from audit_log where table_name = $1', [
      table,
    ])
  ).rows.map(({ changes }) => changes)

test.each(audited.filter(({ masked }) => masked.length > 0))(
  'of personal columns of $table the audit keeps only that they changed',
  async ({ table, masked }) => {
    const kept = await entries(table)
    expect(kept.length, `${table} has no entry: seed a row`).toBeGreaterThan(0)
    for (const changes of kept)
      for (const column of masked) expect([undefined, 'changed'], `${table}.${column}`).toContainEqual(changes[column])
  },
)

/** Words in the names of columns that hold people, secrets or what people wrote. */
const PERSONAL = /name|email|phone|street|address|postal|token|hash|iban|swift|holder|secret|body|message|subject|key$/

/** Columns whose names sound personal, and which the audit records: they are about goods, companies or the desk. */
const RECORDED = `
api_tokens.name
applications.company_name
company_settings.legal_address
company_settings.legal_name
company_settings.phone
content_versions.section_key
image_originals.name
imports.file_name
messages.about_name
messages.received_hash
order_exports.name
ports.name
product_images.name
product_images.thumbhash
product_texts.name
saved_views.name
supplier_private.email_shown
`

test('every other column of an audited table that sounds personal is known to be none', async () => {
  const { rows } = await owner.query<{ table: string; column: string }>(`
    select c.oid::regclass::text as table, a.attname as column from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'bytea'::regtype, 'tsvector'::regtype)`)
  const open = audited.flatMap(({ table, masked }) =>
    rows
      .filter((row) => row.table === table && PERSONAL.test(row.column) && !masked.includes(row.column))
      .map(({ column }) => `${table}.${column}`),
  )
  expect(open.sort()).toEqual(RECORDED.trim().split('\n').sort())
})
