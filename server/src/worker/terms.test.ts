import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { testDatabase } from '@ticarum/db/testing/database'
import { describe, expect, it } from 'vitest'
import { endings, records, swept } from './terms.ts'

const { owner, worker } = await testDatabase()
const docs = (page: string) => readFile(path.resolve(import.meta.dirname, '../../../docs', page), 'utf8')
const business: string[] = Object.values(records).flat()
const ending = [...new Set([...swept.map(({ table }) => table), ...Object.keys(endings)])]

describe('terms', () => {
  it('are stated for every table that is not business, and no table is both', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
          and relname <> 'migrations'`,
    )
    const named = [...business, ...ending.filter((name) => /^\w+$/.test(name))]
    expect(named.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  })

  it('find what is old by an index', async () => {
    const client = await worker.connect()
    try {
      await client.query('begin; set local enable_seqscan = off')
      for (const { table, where } of swept) {
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(
          `explain select ctid from ${table} where ${where.replaceAll('$1', "timestamptz '2001-01-01'")} limit 1000`,
        )
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
        const small = ['email_confirmations', 'text_numbers'].includes(table) // one row for each person at most
        if (!small) expect(plan, table).not.toContain(`Seq Scan on ${table}`)
      }
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it('of personal columns are those that the page about privacy says', async () => {
    const [privacy, kept] = [await docs('privacy.md'), await docs('operations/kept.md')]
    const days = (table: string) => /(\d+) days/.exec(swept.find((each) => each.table === table)?.kept ?? '')?.[1]
    const said = (column: string) => privacy.split('\n').find((line) => line.startsWith(`| \`${column}\``)) ?? ''
    expect(said('text_messages.number')).toContain(`after ${days('text_messages')} days`)
    expect(said('mail_arguments.arguments')).toContain(`${days('mail_arguments')} days at most`)
    expect(said('text_numbers.number')).toContain('after a day')
    expect(said('invoice_records.legal_name')).toContain('kept likewise')
    expect(privacy).toContain(`for ${days('missed_searches')} days after the last one`)
    expect(privacy).toContain('(operations/kept.md)')
    for (const name of ending) expect(kept, name).toContain(name)
  })
})
