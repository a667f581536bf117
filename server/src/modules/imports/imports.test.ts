import { newId } from '@ticarum/db/ids'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { describe, expect, it, vi } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { zipBomb, zipOf } from '../../testing/given-imports.ts'
import { type GivenCell, workbookOf } from '../../testing/given-workbook.ts'
import { jobParts } from '../../testing/job-parts.ts'
import { openDoor } from '../../testing/open-door.ts'
import { filledUp, redPicture } from '../../testing/pictures.ts'
import { csvOf, rightRow, rightRows } from '../../testing/price-lists.ts'
import { importsJobs } from './imports.jobs.ts'
import { listProcess } from './read-sent-list.ts'

vi.setConfig({ testTimeout: 120_000 }) // many rows, and real pictures
const opened = await openDoor()
const { owner, given } = opened
const jobs = importsJobs({
  ...jobParts({ pool: opened.worker, app: opened.app, clock: opened.clock, log: silentLog }),
  storage: opened.parts.storage,
})
const run = (task: string, importId: string) => jobs[task]?.({ importId })
const streamOf = (bytes: Uint8Array) => new Response(Uint8Array.from(bytes)).body ?? new ReadableStream<Uint8Array>()
const countOf = async (table: string, supplier: GivenPerson) =>
  (await owner.query(`select from ${table} where supplier_id = $1`, [supplier.companyId])).rowCount

async function deskOf(supplier: GivenPerson) {
  const { imports } = await opened.asPerson(supplier)
  async function check(file: Uint8Array, zip?: Uint8Array) {
    const { id } = await imports.start({ fileName: 'liste.csv', language: 'tr', file: streamOf(file) }, newId())
    if (!zip) await run('check-import', id)
    else {
      await run('check-import', id)
      await imports.addPictures({ id, fileName: 'resimler.zip', file: streamOf(zip) }, newId())
      await run('read-list-pictures', id)
      await run('check-import', id)
    }
    return id
  }
  async function apply(id: string) {
    await imports.apply({ id, sure: true }, newId())
    await run('apply-import', id)
    return imports.get({ id })
  }
  async function rowsOf(id: string, only?: 'refused' | 'change' | 'create' | 'large' | 'left') {
    const rows = []
    for (let after: number | null = 0; after !== null; ) {
      const page = await imports.rows({ id, limit: 100, after, ...(only ? { only } : {}) })
      rows.push(...page.items)
      after = page.next
    }
    return rows
  }
  return { imports, check, apply, rowsOf }
}

/** A fault in a row, and how it must be reported. */
const faults: [cells: Record<string, string>, field: string, problem: string][] = [
  [{ 'Ürün kodu': '' }, 'articleCode', 'required'],
  [{ 'Ürün kodu': 'K'.repeat(41) }, 'articleCode', 'tooLong'],
  [{ 'Ürün adı': '' }, 'name', 'required'],
  [{ 'Ürün adı': 'ab' }, 'name', 'tooShort'],
  [{ 'Ürün adı': 'a'.repeat(101) }, 'name', 'tooLong'],
  [{ Açıklama: '' }, 'description', 'tooShort'],
  [{ Açıklama: 'kısa' }, 'description', 'tooShort'],
  [{ Açıklama: 'a'.repeat(1001) }, 'description', 'tooLong'],
  [{ Kategori: '' }, 'category', 'required'],
  [{ Kategori: 'Uzay' }, 'category', 'invalid'],
  [{ Fiyat: '' }, 'price', 'required'],
  [{ Fiyat: '0' }, 'price', 'tooSmall'],
  [{ Fiyat: 'on iki' }, 'price', 'invalid'],
  [{ Fiyat: '-5' }, 'price', 'invalid'],
  [{ Fiyat: '1,255' }, 'price', 'ambiguous'],
  [{ Stok: '' }, 'stock', 'required'],
  [{ Stok: '-1' }, 'stock', 'invalid'],
  [{ Stok: '3,5' }, 'stock', 'invalid'],
  [{ Stok: '2000000000' }, 'stock', 'tooBig'],
  [{ Şehir: '' }, 'city', 'required'],
  [{ Şehir: 'Atlantis' }, 'city', 'invalid'],
  [{ Ülke: 'Narnia' }, 'country', 'invalid'],
  [{ Birim: 'avuç' }, 'unit', 'invalid'],
  [{ 'En az sipariş': '0' }, 'minimum', 'tooSmall'],
  [{ 'En az sipariş': '1001' }, 'minimum', 'tooBig'],
  [{ 'Siparişe göre üretim': 'belki' }, 'madeToOrder', 'invalid'],
  [{ 'Teslim süresi (gün)': '366' }, 'leadDays', 'tooBig'],
  [{ 'Ağırlık (g)': '0' }, 'details.weightGrams', 'tooSmall'],
  [{ GTİP: 'gömlek' }, 'customsCode', 'invalid'],
  [{ 'Teslim şekli': 'DDP', 'Teslim yeri': 'Mersin' }, 'basis.incoterm', 'invalid'],
  [{ 'Teslim şekli': 'FOB' }, 'basis.place', 'required'],
  [{ 'Ürün adı (İngilizce)': 'Cotton shirt' }, 'translations.en.description', 'tooShort'],
  [{ 'Adet 1': '100', 'Adet 1 fiyatı': '999,00' }, 'tiers.0.price', 'invalid'],
  [{ 'Seçenek 1': 'Beden', 'Seçenek 1 değerleri': 'S, S' }, 'details.options.0.values', 'invalid'],
  [{ 'Özellik 1': 'Kumaş' }, 'details.facts.0.value', 'required'],
]

it('a list says what a sample costs, and is exported unchanged', async () => {
  const supplier = await given.supplier()
  const { check, apply, rowsOf, imports } = await deskOf(supplier)
  const row = { ...rightRow(1), 'Numune fiyatı': '4,99' }
  const first = await check(csvOf([row]))
  expect((await rowsOf(first)).flatMap(({ changes }) => changes)).toContainEqual({
    field: 'details.samplePrice',
    old: null,
    new: '4.99',
  })
  await apply(first)
  const { rows } = await owner.query('select details from products where supplier_id = $1', [supplier.companyId])
  expect(rows).toMatchObject([{ details: { sampleCents: 499 } }])
  const { base64 } = await imports.exportList({ format: 'csv', language: 'tr' })
  expect(await rowsOf(await check(Buffer.from(base64, 'base64')), 'change')).toEqual([])
  const second = await check(csvOf([{ ...row, 'Numune fiyatı': '6' }]))
  expect((await rowsOf(second)).flatMap(({ changes }) => changes)).toEqual([
    { field: 'details.samplePrice', old: '4.99', new: '6.00' },
  ])
  const wrong = await check(csvOf(['0', 'bedava'].map((price, n) => ({ ...rightRow(n + 2), 'Numune fiyatı': price }))))
  expect((await rowsOf(wrong, 'refused')).flatMap(({ problems }) => problems)).toMatchObject([
    { field: 'details.samplePrice', problem: 'tooSmall' },
    { field: 'details.samplePrice', problem: 'invalid' },
  ])
})

it('a carton in a list sets the volume of one unit, and is exported unchanged', async () => {
  const supplier = await given.supplier()
  const { check, apply, rowsOf, imports } = await deskOf(supplier)
  const carton = { 'Koli uzunluğu (cm)': '60', 'Koli genişliği (cm)': '40', 'Koli yüksekliği (cm)': '35' }
  const row = { ...rightRow(1), ...carton, 'Kolideki birim': '24', 'Hacim (cm3)': '9' }
  const first = await check(csvOf([row]))
  expect((await rowsOf(first)).flatMap(({ changes }) => changes)).toContainEqual({
    field: 'details.volumeCm3',
    old: null,
    new: '3500',
  })
  expect(await apply(first)).toMatchObject({ applied: 1 })
  const { base64 } = await imports.exportList({ format: 'csv', language: 'tr' })
  expect(await rowsOf(await check(Buffer.from(base64, 'base64')), 'change')).toEqual([])

  const second = await check(csvOf([{ ...row, 'Kolideki birim': '20' }]))
  expect((await rowsOf(second)).flatMap(({ changes }) => changes)).toEqual([
    { field: 'details.carton.units', old: '24', new: '20' },
    { field: 'details.volumeCm3', old: '3500', new: '4200' },
  ])
  const halved = await check(csvOf([{ ...rightRow(2), 'Koli uzunluğu (cm)': '60' }]))
  expect((await rowsOf(halved, 'refused')).flatMap(({ problems }) => problems.map(({ field }) => field))).toEqual([
    'details.carton.widthCm',
    'details.carton.heightCm',
    'details.carton.units',
  ])
})

describe('a price list of a thousand rows', () => {
  it('names 37 planted faults by row and field, writes nothing before it is applied, and changes 200 prices', {
    timeout: 900_000,
  }, async () => {
    const supplier = await given.supplier()
    const { check, apply, rowsOf, imports } = await deskOf(supplier)
    const right = rightRows(1000)
    const rows = right.map((row) => ({ ...row }))
    const planted = faults.map(([cells, field, problem], n) => {
      const at = 20 + n * 25
      Object.assign(rows[at] ?? {}, cells)
      return { row: at + 2, field, problem }
    })
    Object.assign(rows[997] ?? {}, { 'Ürün kodu': 'KT-1999' }) // the same code as the last row: both are reported
    planted.push(
      { row: 999, field: 'articleCode', problem: 'doubled' },
      { row: 1001, field: 'articleCode', problem: 'doubled' },
    )
    expect(planted).toHaveLength(37)

    const first = await check(csvOf(rows))
    const told = (await rowsOf(first, 'refused')).flatMap(({ row, problems }) =>
      problems.map((problem) => ({ row, ...problem })),
    )
    expect(told.map(({ row, field, problem }) => ({ row, field, problem }))).toEqual(planted)
    expect(told.find(({ field, problem }) => field === 'price' && problem === 'ambiguous')).toMatchObject({
      cell: expect.stringMatching(/^E\d+$/),
      head: 'Fiyat',
      value: '1,255',
    })
    expect(await imports.get({ id: first })).toMatchObject({
      state: 'checked',
      total: 1000,
      checked: 1000,
      creates: 963,
      drafts: 963,
      refused: 37,
    })
    for (const table of ['products', 'product_texts', 'stock_movements']) expect(await countOf(table, supplier)).toBe(0)

    expect(await apply(first)).toMatchObject({ state: 'applied', applied: 963, left: 0 })
    expect(await countOf('products', supplier)).toBe(963)

    const kept = right.filter((_, n) => !planted.some(({ row }) => row === n + 2))
    const again = kept.map((row, n) => (n < 200 ? { ...row, Fiyat: `${200 + n},25` } : row))
    const second = await check(csvOf(again))
    expect(await imports.get({ id: second })).toMatchObject({
      checked: 963,
      creates: 0,
      changes: 200,
      unchanged: 763,
      refused: 0,
    })
    const pairs = (await rowsOf(second, 'change')).map(({ changes }) => changes)
    const pricesBefore = kept.slice(0, 200).map(({ Fiyat = '' }) => Fiyat.replace(',', '.'))
    expect(pairs).toEqual(pricesBefore.map((old, n) => [{ field: 'price', old, new: `${200 + n}.25` }]))
    expect(await apply(second)).toMatchObject({ applied: 200, left: 0 })
    expect(await countOf('products', supplier)).toBe(963)
    const { rowCount } = await owner.query(
      'select from products where supplier_id = $1 and price_cents between 20000 and 40000',
      [supplier.companyId],
    )
    expect(rowCount).toBe(200)
  })
})

it('a sheet with titles and formulas is applied as the dry run showed it, and is listed with who sent it', async () => {
  const supplier = await given.supplier({ fullName: 'Emine Talas' })
  const { check, apply, rowsOf, imports } = await deskOf(supplier)
  const head = ['Ürün Kodu', 'Ürün Adı', 'Açıklama', 'Kategori', 'Birim Fiyat ($)', 'Stok', 'Şehir', 'Ağırlık (kg)']
  const row = (code: string, price: GivenCell) => [
    code,
    'Komodin',
    'İki çekmeceli, ceviz.',
    'Ev ve bahçe',
    price,
    40,
    'Kayseri',
    12.5,
  ]
  const rows = [
    ['ERCİYES MOBİLYA'],
    [],
    head,
    row('K-1', { formula: 'J4/41', result: 48.557 }),
    row('K-2', { formula: 'J5/41' }),
  ]
  const id = await check(workbookOf([{ name: 'Liste', rows, merged: ['A1:H1'] }]))
  expect(await rowsOf(id)).toMatchObject([
    {
      row: 4,
      action: 'create',
      rounded: [{ field: 'price', cell: 'E4', said: '48.557', price: '48.56' }],
      problems: [],
    },
    {
      row: 5,
      action: 'refused',
      problems: [{ field: 'price', problem: 'noValue', cell: 'E5', head: 'Birim Fiyat ($)', value: '' }],
    },
  ])
  await apply(id)
  const { rows: stored } = await owner.query(
    "select price_cents::int as price, details->>'weightGrams' as weight from products where supplier_id = $1",
    [supplier.companyId],
  )
  expect(stored).toEqual([{ price: 4856, weight: '12500' }])

  const failed = await check(Buffer.from('ERCİYES\nKod;Fiyat (TL)\nK-1;12\n'))
  expect(await imports.get({ id: failed })).toMatchObject({
    state: 'failed',
    problem: 'foreignCurrency',
    problemAt: 'B2 “Fiyat (TL)”',
  })
  const newest = await imports.list({ limit: 1 })
  expect(newest.items).toMatchObject([{ id: failed, state: 'failed', total: null, applied: null }])
  const { items, next } = await imports.list({ limit: 1, after: newest.next ?? '' })
  expect([items, next]).toMatchObject([
    [{ id, state: 'applied', by: 'Emine Talas', total: 2, refused: 1, applied: 1, fileName: 'liste.csv' }],
    null,
  ])
  expect((await (await deskOf(await given.supplier())).imports.list({})).items).toEqual([])
})

describe('what takes effect', () => {
  it('tiers of which a list says nothing follow its price, as the dry run showed them', async () => {
    const supplier = await given.supplier()
    const { check, apply, rowsOf, imports } = await deskOf(supplier)
    const supplierId = supplier.companyId ?? ''
    const codes = ['A', 'B', 'C']
    for (const articleCode of codes) await given.product({ supplierId, articleCode })
    await owner.query(
      `update products set price_cents = 6000,
        tiers = '[{"from": 20, "priceCents": 5000}, {"from": 100, "priceCents": 4500}]' where supplier_id = $1`,
      [supplierId],
    )
    const id = await check(Buffer.from('Kod;Fiyat;Adet 1;Adet 1 fiyatı\nA;54,00;;\nB;9999,00;;\nC;54,00;20;51,00\n'))
    const rows = await rowsOf(id)
    expect(rows.map(({ prices }) => prices.map((price) => price.new))).toEqual([
      [5400, 4500, 4050],
      [999_900, 833_250, 749_925],
      [5400, 5100, 4500],
    ])
    expect(rows[0]?.changes).toEqual([
      { field: 'price', old: '60.00', new: '54.00' },
      { field: 'tiers.0.price', old: '50.00', new: '45.00' },
      { field: 'tiers.1.price', old: '45.00', new: '40.50' },
    ])
    expect(await imports.get({ id })).toMatchObject({ changes: 3, large: 1 })
    expect((await rowsOf(id, 'large')).map(({ articleCode }) => articleCode)).toEqual(['B'])
    expect(await imports.apply.try({ id }, newId())).toMatchObject({ code: 'PRICES_TO_CONFIRM' })

    // A tier that the list does not change was part of what was shown.
    await owner.query(`update products set tiers = '[{"from": 20, "priceCents": 5000}]' where article_code = 'C'`)
    expect(await apply(id)).toMatchObject({ applied: 2, left: 1 })
    const { rows: stored } = await owner.query(
      'select price_cents::int as price, tiers from products where supplier_id = $1 order by article_code',
      [supplierId],
    )
    expect(stored).toMatchObject([
      {
        price: 5400,
        tiers: [
          { from: 20, priceCents: 4500 },
          { from: 100, priceCents: 4050 },
        ],
      },
      {
        price: 999_900,
        tiers: [
          { from: 20, priceCents: 833_250 },
          { from: 100, priceCents: 749_925 },
        ],
      },
      { price: 6000, tiers: [{ from: 20, priceCents: 5000 }] },
    ])
  })

  it('a row whose product changed after the dry run is left and reported; the others take effect', async () => {
    const supplier = await given.supplier()
    const { check, apply, rowsOf } = await deskOf(supplier)
    const supplierId = supplier.companyId ?? ''
    const [moved, still] = [
      await given.product({ supplierId, articleCode: 'A' }),
      await given.product({ supplierId, articleCode: 'B' }),
    ]
    const id = await check(Buffer.from('Kod;Fiyat;Stok\nA;20,00;50\nB;21,00;\nC;1,00;1\n'))
    await owner.query('update products set price_cents = 1500, updated_at = now() where id = $1', [moved.id])
    expect(await apply(id)).toMatchObject({ changes: 2, refused: 1, applied: 1, left: 1 })
    expect(await rowsOf(id, 'left')).toMatchObject([
      { articleCode: 'A', problems: [{ field: 'price', problem: 'changed' }] },
    ])
    const { rows } = await owner.query<{ price_cents: bigint }>(
      'select price_cents from products where id = any ($1) order by article_code',
      [[moved.id, still.id]],
    )
    expect(rows.map(({ price_cents }) => price_cents)).toEqual([1500n, 2100n])
  })

  it('a price counts at once, a name waits for review; a price alone leaves a waiting revision as it is', async () => {
    const supplier = await given.supplier()
    const { check, apply, rowsOf, imports } = await deskOf(supplier)
    const { id: productId } = await given.product({ supplierId: supplier.companyId ?? '', articleCode: 'A' })
    const { products } = await opened.asPerson(supplier)
    await apply(await check(Buffer.from('Kod;Fiyat;Ürün adı\nA;20,00;Keten gömlek\n')))
    const named = await products.get({ id: productId })
    expect(named).toMatchObject({
      name: 'Pamuklu gömlek',
      priceCents: 2000,
      status: 'listed',
      revision: { state: 'waiting', proposed: { name: 'Keten gömlek' } },
    })

    const second = await check(Buffer.from('Kod;Fiyat;Ürün adı\nA;22,00;Keten gömlek\n'))
    expect(await rowsOf(second, 'change')).toMatchObject([
      { changes: [{ field: 'price', old: '20.00', new: '22.00' }] },
    ])
    await owner.query("update product_revisions set state = 'sent_back', reason = 'Which fabric?' where id = $1", [
      named.revision?.id,
    ])
    await apply(second)
    expect(await products.get({ id: productId })).toMatchObject({
      priceCents: 2200,
      revision: { id: named.revision?.id, state: 'sent_back' },
    })
    const listing = await owner.query<{ price_cents: bigint }>(
      'select price_cents from listings where product_id = $1',
      [productId],
    )
    expect(listing.rows).toEqual([{ price_cents: 2200n }])
    expect(await imports.get({ id: second })).toMatchObject({ state: 'applied' })
  })

  it('is applied once, however often it is requested and however many workers run', async () => {
    const supplier = await given.supplier()
    const { check, imports } = await deskOf(supplier)
    const id = await check(csvOf(rightRows(50)))
    const asked = await Promise.all([newId(), newId(), newId()].map((key) => imports.apply({ id }, key)))
    expect(asked.map(({ state }) => state)).toEqual(['applying', 'applying', 'applying'])
    const { rowCount: queued } = await owner.query(
      "select from outbox where task = 'apply-import' and payload ->> 'importId' = $1",
      [id],
    )
    expect(queued).toBe(1)
    await Promise.all([run('apply-import', id), run('apply-import', id), run('apply-import', id)])
    await run('apply-import', id)
    expect(await imports.get({ id })).toMatchObject({ state: 'applied', applied: 50, left: 0 })
    expect([await countOf('products', supplier), await countOf('stock_movements', supplier)]).toEqual([50, 50])
    expect(await imports.apply.try({ id }, newId())).toMatchObject({ ok: true, value: { state: 'applied' } })
  })

  it('is refused while the dry run goes on, and for a file of which nothing could be read', async () => {
    const { imports } = await deskOf(await given.supplier())
    const { id } = await imports.start(
      { fileName: 'liste.csv', language: 'tr', file: streamOf(Buffer.from('Ad;Fiyat\nGömlek;1')) },
      newId(),
    )
    expect(await imports.apply.try({ id }, newId())).toMatchObject({ code: 'WRONG_STATE', args: { state: 'checking' } })
    await run('check-import', id)
    expect(await imports.get({ id })).toMatchObject({ state: 'failed', problem: 'noArticleCode' })
    expect(await imports.apply.try({ id }, newId())).toMatchObject({ code: 'WRONG_STATE', args: { state: 'failed' } })
  })
})

describe('a file at which workers died', async () => {
  const readingsOf = async (id: string) =>
    (await owner.query('select readings from imports where id = $1', [id])).rows[0]?.readings

  const desk = await given.admin()
  /** How often the desk is told of a file of this import, once what waits for it is done. */
  async function toldOf(id: string) {
    const waiting = "delete from outbox where task = 'tell-set-aside' and payload ->> 'importId' = $1"
    const { rowCount } = await owner.query(waiting, [id])
    if (rowCount) await run('tell-set-aside', id)
    const { rows } = await owner.query<{ arguments: object; mailed: boolean }>(
      `select n.arguments, exists (select from mail_log m join mail_arguments a on a.mail_id = m.id
          where m.recipient_id = n.user_id and a.arguments ->> 'kind' = n.kind) as mailed
        from notifications n join imports i on i.supplier_id::text = n.arguments ->> 'supplierId'
        where n.kind = 'import.set-aside' and n.user_id = $1 and i.id = $2`,
      [desk.id, id],
    )
    for (const told of rows) expect(told).toMatchObject({ arguments: { file: 'liste.csv' }, mailed: true })
    return rows.length
  }

  it('is set aside the third time, supplier and desk are told; one that is read counts no deaths', async () => {
    const { imports, check } = await deskOf(await given.supplier())
    const start = () =>
      imports.start({ fileName: 'liste.csv', language: 'tr', file: streamOf(csvOf(rightRows(1))) }, newId())
    expect(await readingsOf(await check(csvOf(rightRows(1))))).toBe(0)
    for (const [deaths, state, problem] of [
      [1, 'checked', null],
      [2, 'failed', 'unreadable'],
    ] as const) {
      const { id } = await start()
      await owner.query('update imports set readings = $2 where id = $1', [id, deaths])
      await run('check-import', id)
      expect(await imports.get({ id })).toMatchObject({ state, problem })
      const { rows } = await owner.query(
        `select changes -> 'readings' as readings from audit_log
          where row_id = $1 and changes -> 'state' ->> 1 = 'failed'`,
        [id],
      )
      expect(rows).toEqual(state === 'failed' ? [{ readings: [2, 3] }] : [])
      expect(await toldOf(id)).toBe(state === 'failed' ? 1 : 0)
    }
  })

  it('is counted before it is read, so that a worker that dies in it leaves a trace', async () => {
    const { imports } = await deskOf(await given.supplier())
    const file = streamOf(csvOf(rightRows(1)))
    const { id } = await imports.start({ fileName: 'liste.csv', language: 'tr', file }, newId())
    const seen: number[] = []
    const spied = vi.spyOn(listProcess, 'run').mockImplementation(async () => {
      seen.push(await readingsOf(id))
      throw new Error('not the fault of the file')
    })
    await expect(run('check-import', id)).rejects.toThrow('not the fault')
    spied.mockRestore()
    expect([seen, await readingsOf(id)]).toEqual([[1], 0])
  })

  it('of a ZIP is refused alone', async () => {
    const { check, imports } = await deskOf(await given.supplier())
    const id = await check(csvOf(rightRows(2)))
    const zip = streamOf(zipOf({ 'KT-1000.png': redPicture, 'KT-1001.png': redPicture }))
    await imports.addPictures({ id, fileName: 'p.zip', file: zip }, newId())
    await owner.query('update import_pictures set readings = 2 where import_id = $1 and number = 1', [id])
    await run('read-list-pictures', id)
    await run('check-import', id)
    expect((await imports.get({ id })).pictures).toMatchObject({ read: 1, refused: 1 })
    expect(await toldOf(id)).toBe(1)
  })
})

describe('pictures from one ZIP', () => {
  it('are matched by code and re-encoded; a new product with one goes to review, else it is a draft', async () => {
    const supplier = await given.supplier()
    const { check, apply, imports } = await deskOf(supplier)
    const list = csvOf(['KT', 'KT-2', 'A/12', 'bare'].map((code, n) => ({ ...rightRow(n), 'Ürün kodu': code })))
    const zip = zipOf({
      'photos/KT.png': redPicture,
      'photos/kt-3.PNG': redPicture,
      'photos/KT-2.png': redPicture,
      'A_12.png': redPicture,
      'A_12.webp': redPicture,
      '../KT.png': redPicture,
      'nobody.png': redPicture,
      'KT-4.jpg': Buffer.from('<html>'),
      'KT-5.jpg': filledUp(redPicture, 5 * 1024 * 1024 + 1),
      '__MACOSX/._KT.png': redPicture,
    })
    const id = await check(list, zip)
    const { pictures, creates, drafts } = await imports.get({ id })
    expect({ creates, drafts }).toEqual({ creates: 4, drafts: 1 })
    expect(pictures).toMatchObject({ total: 9, read: 4, refused: 5 })
    expect(Object.fromEntries(pictures.problems.map(({ file, problem }) => [file, problem]))).toEqual({
      'A_12.webp': 'doubled',
      '../KT.png': 'badName',
      'nobody.png': 'unmatched',
      'KT-4.jpg': 'unreadable',
      'KT-5.jpg': 'tooLarge',
    })
    expect(await countOf('product_images', supplier)).toBe(0)

    expect(await apply(id)).toMatchObject({ applied: 4, left: 0 })
    const { rows } = await owner.query(
      `select article_code, status,
          (select count(*)::int from product_images i where i.product_id = p.id and i.position is not null) as pictures
        from products p where supplier_id = $1 order by 1`,
      [supplier.companyId],
    )
    expect(rows).toEqual([
      { article_code: 'A/12', status: 'in_review', pictures: 1 },
      { article_code: 'KT', status: 'in_review', pictures: 2 },
      { article_code: 'KT-2', status: 'in_review', pictures: 1 },
      { article_code: 'bare', status: 'draft', pictures: 0 },
    ])
  })

  it('are refused if the file is no ZIP, has too many, or is a ZIP bomb', async () => {
    const { check, imports } = await deskOf(await given.supplier())
    const id = await check(csvOf(rightRows(1)))
    const send = (zip: Uint8Array) => imports.addPictures.try({ id, fileName: 'p.zip', file: streamOf(zip) }, newId())
    expect(await send(Buffer.from('no zip'))).toMatchObject({ code: 'INVALID_FILE' })
    expect(
      await send(zipOf(Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`K${n}.txt`, redPicture])))),
    ).toMatchObject({ code: 'TOO_MANY_IMAGES', args: { max: 2000 } })
    expect(await send(zipBomb())).toMatchObject({ code: 'INVALID_FILE' })
    expect(await imports.get({ id })).toMatchObject({ state: 'checked', pictures: { total: 0 } })
  })
})
