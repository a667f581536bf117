import { randomUUID } from 'node:crypto'
import type { SaveTradeSettings } from '@ticarum/contract/procedures/trade-settings'
import { newId } from '@ticarum/db/ids'
import { actorOf } from '@ticarum/db/testing/actor'
import { inTransaction } from '@ticarum/db/transaction'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Context } from '../../door/context.ts'
import { silentLog } from '../../platform/log.ts'
import { tradeSettingsInput } from '../../testing/given-buying.ts'
import { jobParts } from '../../testing/job-parts.ts'
import { openDoor } from '../../testing/open-door.ts'
import { mailTo } from '../../testing/sent-mail.ts'
import { waysToPayJobs } from './ways-to-pay.jobs.ts'
import { waysToPay } from './ways-to-pay.ts'

const opened = await openDoor()
const { given, owner, app, worker, as, asProven, clock } = opened
const [admin, colleague] = [await given.admin(), await given.admin()]
clock.advance(60_000) // both have been admins for a while
const [desk, second] = [await asProven(admin), await asProven(colleague)]
const customer = await given.customer()

/** Saves as one admin, and agrees as the other. */
async function saveAgreed(input: SaveTradeSettings): Promise<void> {
  const { waits } = await desk.tradeSettings.save(input, randomUUID())
  const { waysChange } = await second.tradeSettings.get({})
  expect(waysChange !== null).toBe(waits)
  if (waysChange) await second.tradeSettings.agreeToWays({ id: waysChange.id }, randomUUID())
}

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
  expect(read).toMatchObject({ ...saved, version: read.version, waysToPay: [], waysChange: { to: saved.waysToPay } })
  expect((await as().tradeSettings.ports({})).ports.map(({ code }) => code)).toEqual(['SOMGQ'])
  expect((await owner.query("select active from ports where code = 'SOBBO'")).rows).toEqual([{ active: false }])
  const { rows } = await owner.query(
    "select distinct table_name, actor_id from audit_log where action = 'trade-settings.save' order by 1",
  )
  expect(rows).toEqual(
    ['company_private', 'company_settings', 'payment_way_changes', 'ports'].map((table_name) => ({
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
  await saveAgreed(await tradeSettingsInput(opened))
  const before = await desk.tradeSettings.get({})
  const [bank] = before.waysToPay
  const hawala = { kind: 'hawala' as const, title: 'Hawala', details: ['Dahabshiil, Kayseri desk'] }
  await saveAgreed({ ...before, waysToPay: [hawala, ...before.waysToPay] })
  const after = await desk.tradeSettings.get({})
  expect(after.waysToPay).toMatchObject([hawala, { id: bank?.id }])
  const invented = { ...after, waysToPay: [{ ...hawala, id: newId() }] }
  expect(await desk.tradeSettings.save.try(invented, randomUUID())).toMatchObject({ code: 'NOT_FOUND' })
  await saveAgreed({ ...after, waysToPay: after.waysToPay.slice(1) })
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
  await saveAgreed({
    ...before,
    waysToPay: [way('always'), way('november', '2026-11-01', '2026-11-30'), way('from december', '2026-12-01')],
  })
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

describe('other ways to pay', () => {
  const hawala = { kind: 'hawala' as const, title: 'Hawala', details: ['Dahabshiil, Kayseri desk'] }
  const seen = async () => (await waysOn(clock.now().toISOString())).join()
  const propose = async (api = desk) => {
    await api.tradeSettings.save({ ...(await api.tradeSettings.get({})), waysToPay: [hawala] }, randomUUID())
    const { waysChange } = await api.tradeSettings.get({})
    return waysChange ?? expect.fail('nothing waits')
  }
  const settle = (at: Date) =>
    waysToPayJobs(jobParts({ pool: worker, app, clock: { now: () => at }, log: silentLog }))['settle-ways-to-pay']?.({})

  beforeEach(async () => {
    await owner.query('update sessions set reauthenticated_at = $1', [clock.now()])
    await saveAgreed(await tradeSettingsInput(opened))
    await owner.query('delete from mail_arguments')
    expect(await seen()).toBe('Bank transfer')
  })

  it('wait for another admin, who was one before; customers see the old ones until then', async () => {
    const { id, ...change } = await propose()
    expect(change).toMatchObject({ to: [hawala], dueAt: null, mayAgree: false })
    for (const { email } of [admin, colleague])
      expect(await mailTo(owner, email)).toMatchObject([
        { arguments: { kind: 'admin.acted', arguments: { act: 'ways_proposed' } } },
      ])
    const newest = await given.admin()
    await owner.query('update user_roles set set_at = $2 where user_id = $1', [
      newest.id,
      new Date(clock.now().getTime() + 1),
    ])
    for (const api of [desk, await asProven(newest)])
      expect(await api.tradeSettings.agreeToWays.try({ id }, randomUUID())).toMatchObject({ code: 'FORBIDDEN' })
    await settle(new Date(clock.now().getTime() + 30 * 24 * 3600 * 1000))
    expect(await seen()).toBe('Bank transfer')

    expect(await second.tradeSettings.get({})).toMatchObject({ waysChange: { mayAgree: true } })
    await second.tradeSettings.agreeToWays({ id }, randomUUID())
    expect(await seen()).toBe('Hawala')
    expect(await second.tradeSettings.agreeToWays.try({ id }, randomUUID())).toMatchObject({ code: 'ALREADY_DECIDED' })
    await owner.query('delete from user_roles where user_id = $1', [newest.id])
  })

  it('are taken back by any admin, by sending what is in effect, and by newer ones', async () => {
    const { id } = await propose()
    const shown = await desk.tradeSettings.get({})
    await second.tradeSettings.withdrawWays({ id }, randomUUID())
    // A form that still shows what waited would enter it anew.
    expect(
      await desk.tradeSettings.save.try({ ...shown, waysToPay: shown.waysChange?.to ?? [] }, randomUUID()),
    ).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    expect(await second.tradeSettings.agreeToWays.try({ id }, randomUUID())).toMatchObject({ code: 'ALREADY_DECIDED' })

    await propose()
    const { waysChange, ...settings } = await second.tradeSettings.get({})
    const kept = await second.tradeSettings.save(
      { ...settings, depositDays: 5, waysToPay: waysChange?.to ?? [] },
      randomUUID(),
    )
    expect(kept.waits).toBe(true)
    expect((await second.tradeSettings.get({})).waysChange?.id).toBe(waysChange?.id)
    expect(await second.tradeSettings.save({ ...settings, ...kept }, randomUUID())).toMatchObject({ waits: false })
    expect((await desk.tradeSettings.get({})).waysChange).toBeNull()

    const [older, newer] = [await propose(), await propose(second)]
    expect(await second.tradeSettings.agreeToWays.try({ id: older.id }, randomUUID())).toMatchObject({
      code: 'ALREADY_DECIDED',
    })
    expect(await seen()).toBe('Bank transfer')
    await desk.tradeSettings.agreeToWays({ id: newer.id }, randomUUID())
    expect(await seen()).toBe('Hawala')
  })

  it('wait a day where there is no other admin, by the clock of the database', async () => {
    await owner.query('update accounts set suspended_at = now() where id = $1', [colleague.id])
    const { id, dueAt } = await propose()
    const due = new Date(clock.now().getTime() + 24 * 3600 * 1000)
    expect(dueAt).toBe(due.toISOString())
    expect(await desk.tradeSettings.agreeToWays.try({ id }, randomUUID())).toMatchObject({ code: 'FORBIDDEN' })
    await settle(new Date(due.getTime() - 1000))
    expect(await seen()).toBe('Bank transfer')
    await owner.query('delete from mail_arguments')
    await settle(due)
    await settle(due)
    expect(await seen()).toBe('Hawala')
    expect(await mailTo(owner, admin.email)).toMatchObject([{ arguments: { arguments: { act: 'ways_due' } } }])
    await owner.query('update accounts set suspended_at = null where id = $1', [colleague.id])
  })

  it('are held by the database alone: no admin writes them, agrees with themselves or moves the clock', async () => {
    const { id } = await propose()
    const attempts: Record<string, [sql: string, values?: unknown[]]> = {
      insert: [
        "insert into payment_ways (id, kind, title, details, position) values ($1, 'bank', 'x', '{x}', 0)",
        [id],
      ],
      update: ["update payment_ways set details = '{TR99}'"],
      delete: ['delete from payment_ways'],
      'state of a change': ["update payment_way_changes set state = 'effective', decided_at = now()"],
      agree: ['select fx.decide_ways_to_pay($1, true)', [id]],
      settle: ['select fx.settle_ways_to_pay()'],
      'put in effect': ["select fx.put_ways_in_effect('[]')"],
    }
    for (const [name, [sql, values]] of Object.entries(attempts))
      await expect(
        inTransaction(app, actorOf(admin, { now: clock.now() }), (tx) => tx.sql(sql, values)),
        name,
      ).rejects.toMatchObject({ code: '42501' })
    for (const sql of ["select fx.propose_ways_to_pay($1, '[]')", 'select fx.decide_ways_to_pay($1, false)'])
      await expect(inTransaction(app, actorOf(customer), (tx) => tx.sql(sql, [newId()]))).rejects.toMatchObject({
        code: '42501',
      })
    expect(await seen()).toBe('Bank transfer')
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
