import { expect, test } from 'vitest'
import { adminClient } from './testing/admin-client.ts'
import { catalogueFaults } from './testing/catalogue.ts'
import { testDatabase } from './testing/database.ts'
import { documentedFunctions } from './testing/documented-functions.ts'

const database = await testDatabase()
const admin = await adminClient(database)

const table = (columns = 'id uuid primary key') =>
  `create table planted (${columns}); call fx.force_row_security('planted');`
const policy = (rule: string) =>
  `${table('id uuid primary key, supplier_id uuid')} grant select on planted to app;
    create policy own on planted for select to app ${rule};`

test('the migrated database has no fault', async () => {
  expect(await catalogueFaults(database.owner)).toEqual([])
})

/** Mistakes that somebody might make one day, and the faults that the catalogue reports for them. */
const violations: [string, string, string[]][] = [
  [
    'a table without row security',
    `create table planted (id uuid primary key);
      alter table planted force row level security;
      create policy owner_all on planted to owner using (true);`,
    ['planted: row security is not enabled'],
  ],
  [
    'a table whose owner is not bound',
    `${table()} alter table planted no force row level security;`,
    ['planted: row security is not forced, its owner sees everything'],
  ],
  [
    'a table without policy',
    `create table planted (id uuid primary key);
      alter table planted enable row level security;
      alter table planted force row level security;`,
    ['planted: has no policy'],
  ],
  [
    'a command without a policy for the owner',
    `${table()} drop policy owner_all on planted;
      create policy owner_reads on planted for select to owner using (true);
      create policy owner_adds on planted for insert to owner with check (true);`,
    ['planted: owner may delete, but no policy lets it', 'planted: owner may update, but no policy lets it'],
  ],
  [
    'a right that no policy fills',
    `${table()} grant select on planted to app;`,
    ['planted: app may select, but no policy lets it'],
  ],
  [
    'a column right that no policy fills',
    `${table()} grant update (id) on planted to worker;`,
    ['planted: worker may update, but no policy lets it'],
  ],
  [
    'a table in a schema of its own',
    'create schema side; create table side.planted (id uuid primary key);',
    [
      'side.planted: has no policy',
      'side.planted: row security is not enabled',
      'side.planted: row security is not forced, its owner sees everything',
    ],
  ],

  [
    'a policy that asks for the actor for each row',
    policy('using (supplier_id = fx.company())'),
    ['planted: policy own calls a function for each row, write (select …)'],
  ],
  [
    'a policy that reads another table',
    policy('using (exists (select from companies c where c.id = supplier_id))'),
    ['planted: policy own reads a table'],
  ],

  [
    'a foreign key without index',
    table('id uuid primary key, company_id uuid references companies'),
    ['planted: foreign key planted_company_id_fkey has no index'],
  ],
  [
    'a foreign key with an index that does not begin with it',
    `${table('id uuid primary key, company_id uuid references companies')} create index on planted (id, company_id);`,
    ['planted: foreign key planted_company_id_fkey has no index'],
  ],
  [
    'a foreign key with an index on some rows only',
    `${table('id uuid primary key, company_id uuid references companies')}
      create index on planted (company_id) where company_id is not null;`,
    ['planted: foreign key planted_company_id_fkey has no index'],
  ],

  ['an enum', "create type colour as enum ('red');", ['colour: is an enum, its index is not used behind row security']],
  ['money in numeric', table('id uuid primary key, price numeric(10, 2)'), ['planted.price: type numeric(10,2)']],
  [
    'a list of floats',
    table('id uuid primary key, weights double precision[]'),
    ['planted.weights: type double precision[]'],
  ],
  [
    'a float behind a domain',
    `create domain weight as real; ${table('id uuid primary key, weight weight')}`,
    ['planted.weight: type weight'],
  ],
  [
    'a moment without a zone',
    table('id uuid primary key, at timestamp'),
    ['planted.at: type timestamp without time zone'],
  ],
  ['json', table('id uuid primary key, facts json'), ['planted.facts: type json']],

  [
    'a view that reads as its owner',
    'create view planted as select id from accounts;',
    ['planted: view without security_invoker'],
  ],
  [
    'a materialized view',
    'create materialized view planted as select id from accounts;',
    ["planted: can't have row security"],
  ],

  [
    'a definer function without a file',
    `create function fx.planted() returns integer language sql security definer
        set search_path = pg_catalog, pg_temp as 'select 1';
      alter function fx.planted owner to effects;`,
    ['fx.planted: has no file in db/functions that begins with what it does'],
  ],
  [
    'a second function of a documented name',
    `create function fx.enqueue(task text) returns void language sql security definer
        set search_path = pg_catalog, pg_temp begin atomic; end;
      alter function fx.enqueue(text) owner to effects;`,
    ['fx.enqueue: exists 2 times'],
  ],
  [
    'a definer function that runs with the rights of its caller',
    'alter function fx.notify security invoker;',
    ['fx.notify: runs with the rights of its caller, db/functions says otherwise'],
  ],
  [
    'a definer function of another owner',
    'alter function fx.enqueue owner to jobs;',
    ['fx.enqueue: belongs to jobs, db/functions says effects'],
  ],
  [
    'a definer function without search_path',
    'alter function fx.enqueue reset search_path;',
    ['fx.enqueue: has no fixed search_path that ends in pg_temp'],
  ],
  [
    'a search_path that lets temporary tables come first',
    'alter function fx.enqueue set search_path = pg_catalog, public;',
    ['fx.enqueue: has no fixed search_path that ends in pg_temp'],
  ],
  [
    'a definer function whose owner can log in',
    'alter function fx.enqueue owner to owner;',
    [
      'fx.enqueue: belongs to owner, db/functions says effects',
      'fx.enqueue: its owner owner can log in or bypasses row security',
    ],
  ],
  [
    'a definer function for everybody',
    'grant execute on function fx.enqueue to public;',
    ['fx.enqueue: PUBLIC may execute it'],
  ],
  [
    'a plain function for everybody',
    `create function fx.planted() returns integer language sql as 'select 1';
      grant execute on function fx.planted to public;`,
    ['fx.planted: PUBLIC may execute it', 'fx.planted: has no file in db/functions that begins with what it does'],
  ],

  ['truncate for the application', 'grant truncate on people to app;', ['people: app may truncate']],
  [
    'references for admins, on a column',
    'grant references (id) on people to app_admin;',
    ['people: app_admin may references'],
  ],
  ['triggers for everybody', 'grant trigger on people to public;', ['people: PUBLIC may trigger']],
  ['rows for everybody', 'grant select on people to public;', ['people: PUBLIC may select']],
  [
    'something owned by the application',
    'reset role; create sequence planted; alter sequence planted owner to app;',
    ['sequence planted: is owned by app'],
  ],
  [
    'a schema in which admins may create',
    'grant create on schema fx to app_admin;',
    ['schema fx: app_admin may create in it'],
  ],
  [
    'temporary tables for everybody',
    `grant temporary on database ${new URL(database.urls.owner).pathname.slice(1)} to public;`,
    ['database: PUBLIC may temporary'],
  ],
  [
    'an application that row security does not bind',
    'reset role; alter role app bypassrls;',
    ['role app: bypasses row security'],
  ],
  ['functions whose owner can log in', 'reset role; alter role jobs login;', ['role jobs: can log in']],
  [
    'an application that is always an admin',
    'reset role; alter role app inherit;',
    ['role app: inherits the rights of admins'],
  ],
]

test.each(violations)('%s is found', async (_, statements, faults) => {
  await admin.query('begin; set local role owner')
  try {
    await admin.query(statements)
    expect(await catalogueFaults(admin)).toEqual(faults)
  } finally {
    await admin.query('rollback')
  }
})

test('a documented function that never existed is found', async () => {
  const documented = (await documentedFunctions()).set('fx.dreamt', { owner: 'effects', definer: true })
  expect(await catalogueFaults(admin, documented)).toEqual(['fx.dreamt: is in db/functions and does not exist'])
})
