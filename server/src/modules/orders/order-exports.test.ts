import { randomUUID } from 'node:crypto'
import { readSheet } from 'read-excel-file/node'
import { expect, it } from 'vitest'
import type { Api } from '../../client.ts'
import { silentLog } from '../../platform/log.ts'
import { workbookOf } from '../../platform/sheets/workbook.ts'
import { partFile } from '../../platform/storage/part-file.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { jobParts } from '../../testing/job-parts.ts'
import { openDoor } from '../../testing/open-door.ts'
import { ordersJobs } from './orders.jobs.ts'

const opened = await openDoor()
const { given, owner, asPerson, worker, app, clock, parts } = opened
const supplier = await givenSupplier(opened)
const [admin, seller] = [await asPerson(await given.admin()), await asPerson(supplier)]
const jobs = ordersJobs({ ...jobParts({ pool: worker, app, clock, log: silentLog }), storage: parts.storage })

async function exported(api: Api, asked: Parameters<Api['orderExports']['start']>[0]) {
  const { id } = await api.orderExports.start(asked, randomUUID())
  const { rows } = await owner.query<{ payload: unknown }>(
    "select payload from outbox where task = 'export-orders' and payload ->> 'exportId' = $1",
    [id],
  )
  await jobs['export-orders']?.(rows[0]?.payload)
  const made = await api.orderExports.get({ id })
  expect(made).toMatchObject({ state: 'ready', parts: 1 })
  const stored = await parts.storage.get('exports', partFile(made.file, 0))
  return { made, bytes: Buffer.from(await new Response(stored?.body).arrayBuffer()) }
}

/** One order, half of it paid, placed at a moment that is another day in GMT+3. */
async function paidInPart(): Promise<{ number: string; customerId: string }> {
  const companyId = await given.company('customer', { name: '@Xalane "Trading"' })
  const customer = await given.customer({ companyId })
  const { id } = await given.order({ customer, supplierId: supplier.companyId, quantity: 100 })
  await owner.query("update orders set created_at = '2026-03-01T22:30:00Z' where id = $1", [id])
  await given.payment(id, 37_500)
  const { rows } = await owner.query<{ number: string }>('select number from orders where id = $1', [id])
  return { number: rows[0]?.number ?? '', customerId: companyId }
}

it('a CSV speaks the language of its reader: heads, days in GMT+3, signs, what is paid and due', async () => {
  const { number, customerId } = await paidInPart()
  const turkish = (await exported(admin, { language: 'tr', customerId })).bytes.toString('utf8')
  const [head, line] = turkish.split('\r\n')
  expect(head).toMatch(/^\uFEFF"Numara";"Verildi \(GMT\+3\)";"Durum"/)
  expect(line).toContain(`"${number}";"02.03.2026 01:30";"Beklemede";"Gönderilmedi";"'@Xalane ""Trading"""`)
  expect(line).toContain('"1250,00";"375,00";"375,00";"0,00";"875,00";"0,00"')
  const english = (await exported(admin, { language: 'en', customerId })).bytes.toString('utf8')
  expect(english.split('\r\n')[1]).toContain(`"${number}","2026-03-02 01:30","Pending"`)
  expect(english.split('\r\n')[1]).toContain('"1250.00","375.00","375.00","0.00","875.00","0.00"')
})

it('an export has the orders that its list shows, however it is narrowed down', async () => {
  const { number, customerId } = await paidInPart()
  const of = async (filter: object) => (await exported(admin, { language: 'en', customerId, ...filter })).made.written
  expect(await of({ payment: 'balance_due' })).toBe(1)
  expect(await of({ payment: 'paid' })).toBe(0)
  expect(await of({ late: '1' })).toBe(1)
  expect(await of({ q: number })).toBe(1)
})

it("a supplier's workbook has their own orders, what was received, and nothing of proofs and people", async () => {
  const { number } = await paidInPart()
  const foreign = await given.order({})
  const { made, bytes } = await exported(seller, { language: 'tr', format: 'xlsx' })
  async function* whole() {
    yield bytes.subarray(0, 100)
    yield bytes.subarray(100)
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of workbookOf({ name: made.name, columns: made.columns, rightToLeft: false }, whole()))
    chunks.push(chunk)
  const [head = [], ...rows] = await readSheet(Buffer.concat(chunks))
  const row = rows.find(([first]) => first === number)
  const cell = (name: string) => row?.[head.indexOf(name)]
  expect(cell('Müşteri')).toBe('@Xalane "Trading"') // a text, which no spreadsheet executes
  expect([cell('Toplam, USD'), cell('Ön ödeme alındı'), cell('Kalan ödeme alındı')]).toEqual([1250, 'evet', 'hayır'])
  expect(cell('Verildi (GMT+3)')).toEqual(new Date('2026-03-02T01:30:00Z'))
  expect(head).not.toContain('E-posta')
  expect(head).not.toContain('Ödendi, USD')
  const { rows: others } = await owner.query('select number from orders where id = $1', [foreign.id])
  expect(rows.map(([first]) => first)).not.toContain(others[0]?.number)
  expect(await admin.orderExports.get.try({ id: made.id })).toMatchObject({ code: 'NOT_FOUND' })
})
