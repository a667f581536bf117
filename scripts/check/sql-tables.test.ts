import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { tree } from '../testing/tree.ts'
import { foreignStatements, openTables, platformTables, tablesOf } from './foreign-tables.ts'
import { sqlTableProblems } from './sql-tables.ts'

const tables = [...Object.values(tablesOf).flat(), ...openTables, ...platformTables]
const generated = `export interface DB {\n${tables.map((table) => `  ${table}: {\n    id: string\n  }\n`).join('')}}\n`

/** The problems of a file of the cart with this code. */
const found = async (code: string, more = '', allowed: typeof foreignStatements = []) =>
  sqlTableProblems(
    await tree({
      'db/src/tables.generated.ts': generated.replace(/}\n$/, `${more}}\n`),
      'server/src/modules/cart/get-cart.ts': code,
    }),
    allowed,
  )

describe("tables of a module are read by that module's SQL", () => {
  it.each([
    ['built', "sqlOf.selectFrom('orders').select('id')"],
    ['built under another name', "sqlOf.selectFrom('orders as o').select('id')"],
    ['joined', "sqlOf.selectFrom('cart_lines').innerJoin('orders', 'orders.id', 'cart_lines.id')"],
    ['joined by a function', "lines.leftJoin('orders', (join) => join.onRef('a', '=', 'b'))"],
    ['inserted', "sqlOf.insertInto('orders').values(order)"],
    ['updated', "sqlOf\n  .updateTable('orders').set(order)"],
    ['deleted', "sqlOf.deleteFrom('orders')"],
    ['written', 'const READ = `select id\n  from orders where id = $1`'],
    ['joined in a written one', "const READ = 'select from cart_lines l join public.orders o on o.id = l.id'"],
    ['listed in a written one', "const READ = 'select from cart_lines l, orders o where o.id = l.id'"],
    ['updated in a written one', "tx.sql('update orders set status = $1')"],
    ['inserted in a written one', "tx.sql('insert into orders (id) values ($1)')"],
  ])('refuses a foreign one that is %s', async (_, code) => {
    expect(await found(code)).toEqual([
      'server/src/modules/cart/get-cart.ts: orders belongs to orders: ' +
        'ask its public file, or give a reason in scripts/check/foreign-tables.ts',
    ])
  })

  it.each([
    ['its own', "sqlOf.selectFrom('cart_lines')"],
    ['what is open to all', "sqlOf.selectFrom('listings').innerJoin('suppliers', 'suppliers.id', 'listings.id')"],
    ['a comment', '/** What was taken from orders. */\n// from orders'],
    ['an import', "import { orders } from '@ticarum/contract/procedures/orders'"],
  ])('allows %s', async (_, code) => {
    expect(await found(code)).toEqual([])
  })

  it('allows what is in the list, and refuses entries that are not needed', async () => {
    const listed = [{ module: 'cart', table: 'orders', reason: 'to be shown' }]
    expect(await found("sqlOf.selectFrom('orders')", '', listed)).toEqual([])
    expect(await found("sqlOf.selectFrom('cart_lines')", '', listed)).toEqual([
      'cart no longer touches orders: take it off scripts/check/foreign-tables.ts',
    ])
  })

  it('needs exactly one module for every table', async () => {
    expect(await found('', '  samples: {\n    id: string\n  }\n')).toEqual([
      'samples belongs to no module: name its owner in scripts/check/foreign-tables.ts',
    ])
    expect(tables.filter((table, place) => tables.indexOf(table) !== place)).toEqual([])
  })

  it('finds the list of this project complete, each entry with a reason', async () => {
    expect(await sqlTableProblems(path.resolve(import.meta.dirname, '../..'))).toEqual([])
    expect(foreignStatements.filter(({ reason }) => reason.length < 20)).toEqual([])
  })
})
