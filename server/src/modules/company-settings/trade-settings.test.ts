import { randomUUID } from 'node:crypto'
import { newId } from '@ticarum/db/ids'
import { actorOf } from '@ticarum/db/testing/actor'
import { inTransaction } from '@ticarum/db/transaction'
import { expect, it } from 'vitest'
import type { Context } from '../../door/context.ts'
import { tradeSettingsInput } from '../../testing/given-buying.ts'
import { openDoor } from '../../testing/open-door.ts'
import { waysToPay } from './ways-to-pay.ts'

const opened = await openDoor()
const { given, owner, app, as, asProven } = opened
const admin = await given.admin()
const desk = await asProven(admin)
const customer = await given.customer()

/** The ways to pay that an order shows on that day. */
const waysOn = (moment: string) =>
  inTransaction(app, actorOf(customer, { now: new Date(moment) }), async (tx) =>
    (await waysToPay({ tx } as Context)).map(({ title }) => title),
  )

it('start with the ports of the corridor, a third in advance, and no fee', async () => {
  const settings = await desk.tradeSettings.get({})
  expect(settings).toMatchObject({
    feeHundredths: 0,
    depositPercent: 30,
    waysToPay: [],
    container20: { cm3: 28_000_000 },
    container40: { cm3: 58_000_000 },
  })
  expect(settings.ports.map(({ name }) => name)).toEqual(['Mogadishu', 'Berbera', 'Bosaso', 'Kismayo'])
  expect(await as().tradeSettings.ports({})).toEqual({
    ports: settings.ports,
    depositPercent: 30,
    moneyTerms: { deposit: '', refunds: '' },
    email: settings.inbox,
  })
})

it('are saved, audited and used; of two admins the second reads again', async () => {
  const saved = await tradeSettingsInput(opened)
  await desk.tradeSettings.save(saved, randomUUID())
  const read = await desk.tradeSettings.get({})
  expect(read).toMatchObject({ ...saved, version: read.version, waysToPay: saved.waysToPay })
  expect((await as().tradeSettings.ports({})).ports.map(({ code }) => code)).toEqual(['SOMGQ'])
  expect((await owner.query("select active from ports where code = 'SOBBO'")).rows).toEqual([{ active: false }])
  const { rows } = await owner.query(
    "select distinct table_name, actor_id from audit_log where action = 'trade-settings.save' order by 1",
  )
  expect(rows).toEqual(
    ['company_private', 'company_settings', 'payment_ways', 'ports'].map((table_name) => ({
      table_name,
      actor_id: admin.id,
    })),
  )
  expect(await desk.tradeSettings.save.try(saved, randomUUID())).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  expect(
    await desk.companySettings.save.try(
      { ...(await desk.companySettings.get({})), version: saved.version },
      randomUUID(),
    ),
  ).toMatchObject({ code: 'CHANGED_MEANWHILE' })
})

it('ways to pay keep their place and their id, and those left out are gone', async () => {
  const before = await desk.tradeSettings.get({})
  const [bank] = before.waysToPay
  const hawala = { kind: 'hawala' as const, title: 'Hawala', details: ['Dahabshiil, Kayseri desk'] }
  await desk.tradeSettings.save({ ...before, waysToPay: [hawala, ...before.waysToPay] }, randomUUID())
  const after = await desk.tradeSettings.get({})
  expect(after.waysToPay).toMatchObject([hawala, { id: bank?.id }])
  const invented = { ...after, waysToPay: [{ ...hawala, id: newId() }] }
  expect(await desk.tradeSettings.save.try(invented, randomUUID())).toMatchObject({ code: 'NOT_FOUND' })
  await desk.tradeSettings.save({ ...after, waysToPay: after.waysToPay.slice(1) }, randomUUID())
  expect((await desk.tradeSettings.get({})).waysToPay.map(({ id }) => id)).toEqual([bank?.id])
})

it('a way to pay is shown from its first day to its last, in GMT+3', async () => {
  const before = await desk.tradeSettings.get({})
  const way = (title: string, validFrom?: string, validTo?: string) => ({
    kind: 'wallet' as const,
    title,
    details: ['+252 61 0000000'],
    validFrom,
    validTo,
  })
  await desk.tradeSettings.save(
    {
      ...before,
      waysToPay: [way('always'), way('november', '2026-11-01', '2026-11-30'), way('from december', '2026-12-01')],
    },
    randomUUID(),
  )
  expect(await waysOn('2026-11-30T20:59:59Z')).toEqual(['always', 'november'])
  expect(await waysOn('2026-11-30T21:00:00Z')).toEqual(['always', 'from december'])
  expect(await waysOn('2026-10-31T20:59:59Z')).toEqual(['always'])
  const wrong = {
    ...before,
    version: (await desk.tradeSettings.get({})).version,
    waysToPay: [way('backwards', '2026-12-01', '2026-11-01')],
  }
  expect(await desk.tradeSettings.save.try(wrong, randomUUID())).toMatchObject({
    code: 'INPUT_INVALID',
    args: { fields: { 'waysToPay.0.validTo': 'invalid' } },
  })
})

it('rates of display currencies are public, saved by admins with their day, and gone when left out', async () => {
  const lira = { code: 'try' as const, millionths: 41_250_000, on: '2026-11-01' }
  const euro = { code: 'eur' as const, millionths: 920_000, on: '2026-11-02' }
  expect(await as().currencyRates.list({})).toEqual({ rates: [] })
  await desk.currencyRates.save({ rates: [lira, euro] }, randomUUID())
  expect(await as().currencyRates.list({})).toEqual({ rates: [euro, lira] })
  const newer = { ...lira, millionths: 41_300_000, on: '2026-11-03' }
  await desk.currencyRates.save({ rates: [newer] }, randomUUID())
  expect(await as().currencyRates.list({})).toEqual({ rates: [newer] })
  expect(await desk.currencyRates.save.try({ rates: [lira, newer] }, randomUUID())).toMatchObject({
    code: 'INPUT_INVALID',
  })
  const { rows } = await owner.query(
    "select row_id, operation, actor_id from audit_log where action = 'currency-rates.save' order by id",
  )
  expect(rows.map(({ row_id, operation }) => `${operation} ${row_id}`)).toEqual([
    'INSERT try',
    'INSERT eur',
    'UPDATE try',
    'DELETE eur',
  ])
  expect(new Set(rows.map(({ actor_id }) => actor_id))).toEqual(new Set([admin.id]))
})

it("a supplier's own fee is set by an admin, and seen only by admins and the supplier", async () => {
  const supplier = await given.supplier()
  const id = supplier.companyId ?? ''
  const { fee } = await desk.verifications.get({ id })
  await desk.verifications.setFee({ id, feeHundredths: 175 })
  expect((await desk.verifications.get({ id })).fee).toEqual({ own: 175, default: fee.default })
  await desk.verifications.setFee({ id, feeHundredths: null })
  expect((await desk.verifications.get({ id })).fee).toEqual({ own: null, default: fee.default })
  for (const [who, visible] of [
    [supplier, 1],
    [customer, 0],
  ] as const) {
    const rows = await inTransaction(app, actorOf(who), (tx) =>
      tx.sql('select fee_hundredths from supplier_private where supplier_id = $1', [id]),
    )
    expect(rows).toHaveLength(visible)
  }
})
