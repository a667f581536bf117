import { categories, productStatuses } from '@ticarum/contract/values/catalogue'
import { languages } from '@ticarum/contract/values/languages'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { demoProducts } from './catalogue/demo-products.ts'
import { loadDemoWorld } from './demo.ts'

const { owner, app, urls } = await testDatabase()
const loads = await Promise.all([loadDemoWorld(urls.owner), loadDemoWorld(urls.owner)])
const rows = async (sql: string) => (await owner.query(sql)).rows

describe('the demo world', () => {
  test('is loaded once, also by two at the same time', async () => {
    expect(loads.sort()).toEqual(['already there', 'loaded'])
    expect(await rows('select count(*) from products')).toEqual([{ count: 200n }])
  })

  test('never comes into production', async () => {
    const before = process.env.NODE_ENV
    process.env.NODE_ENV = 'production'
    await expect(loadDemoWorld(urls.owner))
      .rejects.toThrow('not for production')
      .finally(() => {
        process.env.NODE_ENV = before
      })
  })

  test('has products in each category and state, and lists some of each category', async () => {
    const all = (await rows('select distinct category from products')).map(({ category }) => category)
    expect(all.sort()).toEqual([...categories].sort())
    expect((await rows('select distinct category from listings')).map(({ category }) => category).sort()).toEqual([...categories].sort())
    expect((await rows('select distinct status from products')).map(({ status }) => status).sort()).toEqual([...productStatuses].sort())
  })

  test('lists what is listed of active suppliers, and nothing else', async () => {
    const expected = await rows("select p.id from products p join suppliers s on s.id = p.supplier_id where p.status = 'listed' and s.name <> 'Oğuzeli Makarna' order by 1")
    expect(expected.length).toBeGreaterThan(150)
    expect((await app.query('select product_id as id from listings order by 1')).rows).toEqual(expected)
    expect(await rows('select name from suppliers where not active')).toEqual([{ name: 'Oğuzeli Makarna' }])
  })

  test('has every listed product in English, and some that lack each other language', async () => {
    expect((await app.query("select from listings where not 'en' = any (languages)")).rowCount).toBe(0)
    for (const language of ['so', 'ar']) expect((await app.query('select from listings where not $1 = any (languages) limit 1', [language])).rowCount).toBe(1)
    expect((await rows("select from products p where not exists (select from product_texts t where t.product_id = p.id and t.language <> 'tr')")).length).toBeGreaterThan(5)
  })

  test('keeps to the rules of the form', async () => {
    for (const { texts, tiers, priceCents, type } of demoProducts) {
      for (const { name, description } of texts) {
        expect(name.length, name).toBeLessThanOrEqual(100)
        expect(description.length, name).toBeGreaterThanOrEqual(10)
      }
      const steps = [{ from: type.minimum, priceCents }, ...tiers]
      for (const [index, { from, priceCents }] of tiers.entries()) {
        expect(from, type.code).toBeGreaterThan(steps[index]?.from ?? Number.NaN)
        expect(priceCents, type.code).toBeLessThan(steps[index]?.priceCents ?? Number.NaN)
      }
    }
  })

  test('has no two products of one name', () => {
    for (const language of languages) {
      const names = demoProducts.flatMap(({ texts }) => texts.filter((text) => text.language === language).map(({ name }) => name))
      expect(new Set(names).size).toBe(names.length)
    }
  })
})
