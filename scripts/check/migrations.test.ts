import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { tree } from '../testing/tree.ts'
import { migrationProblems } from './migrations.ts'

/** The problems of a migration after one that makes the table `orders`. */
const found = async (sql: string, more: Record<string, string> = {}) =>
  migrationProblems(
    await tree({
      'db/migrations/0007_orders.sql': 'create table orders (id uuid);\ncreate index on orders (id);\n',
      ...more,
      'db/migrations/0059_planted.sql': sql,
    }),
  )
const expanding = (sql: string) => found(`-- phase: expand\n${sql}`)
const contracting = (sql: string) => found(`-- phase: contract\n${sql}`)

describe('a migration that would hold up who works meanwhile is refused:', () => {
  it.each([
    ['create index late on orders (id);', 'builds an index'],
    ['create unique index late on only public.orders (id);', 'builds an index'],
    ['create index\n  on orders\n  using gin (words);', 'builds an index'],
    ['create index concurrently if not exists late on orders (id);', 'needs a file that says `-- no transaction`'],
    ['-- no transaction\ncreate index concurrently late on orders (id);', 'needs a transaction, or `if (not) exists`'],
    ['-- no transaction\nupdate orders set id = id where id is null;', 'needs a transaction'],
    ['alter table orders add column secret uuid default gen_random_uuid();', 'computes a default for every row'],
    ['alter table orders add code text default fx.code(), add late boolean;', 'computes a default for every row'],
    ['alter table orders add column number bigserial;', 'rewrites the table'],
    ['alter table orders add column number bigint generated always as identity;', 'rewrites the table'],
    ['alter table orders add column twice int generated always as (n * 2) stored;', 'rewrites the table'],
    ['alter table orders add column code text unique;', 'builds an index'],
    ["alter table orders add column code text check (code <> '');", 'checks every row'],
    ["alter table orders add column port text default 'MGQ' references ports;", 'checks every row'],
    ['alter table orders add column code text not null;', 'fails on a table that has rows'],
    ["alter table orders add constraint coded check (code <> '');", 'checks every row'],
    ['alter table orders add foreign key (port) references ports (code);', 'checks every row'],
    ['alter table orders drop constraint a, add constraint a check (b in (1, 2));', 'checks every row'],
    ['alter table orders add constraint once unique (code);', 'builds an index'],
    ['alter table orders add primary key (id);', 'builds an index'],
    ['alter table orders set unlogged;', 'rewrites the table'],
    ['lock table orders in share mode;', 'keeps others out'],
    ['truncate orders;', 'keeps others out'],
    ['reindex table orders;', 'builds an index'],
    ['update orders set code = 1;', 'locks every row'],
    ['delete from orders;', 'locks every row'],
    ['do $$ begin if true then alter table orders add code text unique; end if; end $$;', 'builds an index'],
    ["do $$ begin execute 'alter table ' || 'orders set unlogged'; end $$;", "can't be read before it runs"],
    ['alter table orders add check (b) not valid;\nalter table orders validate constraint a;', 'has locked'],
  ])('%s', async (sql, words) => {
    expect(await expanding(sql)).toEqual([expect.stringContaining(words)])
  })

  it.each([
    ['alter table orders alter column code type bigint;', 'rewrites the table'],
    ['alter table orders alter code set data type bigint;', 'rewrites the table'],
    ['alter table orders alter column code set not null;', 'named orders_code_not_null in files before'],
  ])('%s', async (sql, words) => {
    expect(await contracting(sql)).toEqual([expect.stringContaining(words)])
  })
})

describe('a migration that would break processes of the release before belongs to the phase contract:', () => {
  it.each([
    'drop table orders;',
    'alter table orders drop column code;',
    'alter table orders drop code;',
    'alter table orders rename column code to number;',
    'alter table orders rename to deals;',
  ])('%s', async (sql) => {
    expect(await expanding(sql)).toEqual([expect.stringContaining('belongs to the phase contract')])
    expect(await contracting(sql)).toEqual([])
  })

  it('and each file says which phase it is', async () => {
    expect(await found('select 1;')).toEqual([expect.stringContaining('0059_planted.sql: names no phase')])
    expect(await found('-- phase: enlarge\nselect 1;')).toEqual([expect.stringContaining('names no phase')])
  })
})

describe('allowed is', () => {
  it.each([
    ['a new table with its indexes', 'create table t (id uuid);\ncreate index on t (id);\nupdate t set id = 1;'],
    ['a column without a value', 'alter table orders add column code text, add column port text references ports;'],
    ['a steady default', "alter table orders add code text not null default '', add at timestamptz default now();"],
    ['a default with a type', "alter table orders add column price numeric(10, 2) default '0'::numeric(10, 2);"],
    ['what is not validated yet', 'alter table orders add constraint a foreign key (b) references c not valid;'],
    ['what is validated in a file of its own', 'alter table orders validate constraint a;'],
    ['a constraint on an index that is there', 'alter table orders add constraint a unique using index b;'],
    ['an end of a rule', 'alter table orders drop constraint a, alter column b drop not null, alter c drop default;'],
    ['some rows', "update orders set code = '' where id = '1';\ndelete from orders where code is null;"],
    ['what stands in quotes', "comment on table orders is 'create index late on orders; drop table orders;';"],
    ['indexes outside a transaction', '-- no transaction\ncreate index concurrently if not exists a on orders (b);'],
    ['what gives a reason', '-- may lock: eleven rows, which only admins read\ncreate index on orders (id);'],
  ])('%s', async (_, sql) => {
    expect(await expanding(sql)).toEqual([])
  })

  it('a column that is filled by a check that was validated before', async () => {
    const before = '-- phase: expand\nalter table orders validate constraint orders_code_not_null;\n'
    const sql = '-- phase: contract\nalter table orders alter column code set not null;\n'
    expect(await found(sql, { 'db/migrations/0058_valid.sql': before })).toEqual([])
  })

  it('what this project has', async () => {
    expect(await migrationProblems(path.resolve(import.meta.dirname, '../..'))).toEqual([])
  })
})
