import { randomUUID } from 'node:crypto'
import { type VerificationState, verificationStates } from '@ticarum/contract/values/products'
import { verificationDecisions } from '@ticarum/contract/values/reviews'
import { newId } from '@ticarum/db/ids'
import { actorOf } from '@ticarum/db/testing/actor'
import { inTransaction } from '@ticarum/db/transaction'
import { describe, expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { givenSupplier, givenUnverified, givenVerified } from '../../testing/given-catalogue.ts'
import { jobParts } from '../../testing/job-parts.ts'
import { openDoor } from '../../testing/open-door.ts'
import { companiesJobs } from './suppliers.jobs.ts'

const opened = await openDoor()
const { given, owner, app, worker, as, asPerson, asProven, clock } = opened
const admin = await given.admin()
const desk = await asPerson(admin)
const proven = await asProven(admin)
const seenOf = async (id: string) => (await desk.verifications.get({ id })).seen
const nextYear = new Date(clock.now().getTime() + 365 * 24 * 3600 * 1000).toISOString()

/** The transitions of states.md; no others are allowed. */
const allowed = {
  supplier: ['new → submitted', 'changes_requested → submitted', 'rejected → submitted', 'expired → submitted'],
  admin: [
    'submitted → in_review',
    'in_review → verified',
    'in_review → changes_requested',
    'in_review → rejected',
    'verified → suspended',
    'suspended → verified',
  ],
}

async function supplierIn(state: VerificationState) {
  const supplier = await givenSupplier(opened)
  await givenUnverified(opened, supplier)
  if (state !== 'new') {
    const values = [newId(), supplier.companyId, state, state === 'verified' ? nextYear : null]
    await owner.query(
      "insert into verifications (id, supplier_id, state, reason, valid_until) values ($1, $2, $3, 'x', $4)",
      values,
    )
  }
  return supplier
}
const stateOf = async (supplierId: string) =>
  (
    await owner.query(
      'select state from verifications where supplier_id = $1 order by created_at desc, id desc limit 1',
      [supplierId],
    )
  ).rows[0]?.state ?? 'new'

describe('a verification’s states follow each other as agreed, and in no other way', () => {
  it('through the door: a supplier', async () => {
    const reached: string[] = []
    for (const from of verificationStates) {
      const supplier = await supplierIn(from)
      await (await asPerson(supplier)).verifications.submit.try({}, randomUUID())
      const to = await stateOf(supplier.companyId)
      if (to !== from) reached.push(`${from} → ${to}`)
    }
    expect(reached.sort()).toEqual([...allowed.supplier].sort())
  })

  it('through the door: an admin', async () => {
    const reached: string[] = []
    for (const from of verificationStates) {
      for (const to of verificationDecisions) {
        const { companyId: id } = await supplierIn(from)
        await desk.verifications.decide.try(
          { id, from, to, reason: 'x', checks: ['address'], validUntil: nextYear, seen: await seenOf(id) },
          randomUUID(),
        )
        if ((await stateOf(id)) !== from) reached.push(`${from} → ${await stateOf(id)}`)
      }
      const { companyId: id } = await supplierIn(from)
      await proven.verifications.suspend.try({ id, reason: 'x' }, randomUUID())
      if ((await stateOf(id)) !== from) reached.push(`${from} → ${await stateOf(id)}`)
    }
    expect(reached.sort()).toEqual([...allowed.admin].sort())
  })

  it.each(['supplier', 'admin'] as const)('straight in SQL: %s', async (role) => {
    const reached: string[] = []
    for (const from of verificationStates) {
      const supplier = await supplierIn(from)
      for (const to of verificationStates.filter((state) => state !== 'new' && state !== from)) {
        const own = 'insert into verifications (id, supplier_id, state) values ($1, $2, $3)'
        const decided = `insert into verifications (id, supplier_id, state, decided_by, reason, valid_until)
          values ($1, $2, $3, '${admin.id}', 'x', case when $3 = 'verified' then now() end)`
        const work = inTransaction(app, actorOf(role === 'admin' ? admin : supplier), async (tx) => {
          await tx.sql(role === 'admin' ? decided : own, [newId(), supplier.companyId, to])
          throw new Error('undo')
        })
        await work.catch((error) => {
          if (error.message === 'undo') reached.push(`${from} → ${to}`)
          else if (!['42501', '23514'].includes(error.code)) throw error
        })
      }
    }
    expect(reached.sort()).toEqual([...allowed[role]].sort())
  })

  it('of two admins at the same moment one decides', async () => {
    const { companyId: id } = await supplierIn('in_review')
    const other = await asPerson(await given.admin())
    const seen = await seenOf(id)
    const race = await Promise.all([
      desk.verifications.decide.try(
        { id, from: 'in_review', to: 'verified', checks: ['address'], validUntil: nextYear, seen },
        randomUUID(),
      ),
      other.verifications.decide.try({ id, from: 'in_review', to: 'rejected', reason: 'x' }, randomUUID()),
    ])
    expect(race.map((answer) => (answer.ok ? 'OK' : answer.code)).sort()).toEqual(['ALREADY_DECIDED', 'OK'])
  })
})

describe('the seal', () => {
  it('says what was checked and until when, from the decision on, and the supplier is told', async () => {
    const supplier = await supplierIn('in_review')
    const { id: productId } = await given.product({ supplierId: supplier.companyId })
    await desk.verifications.decide(
      {
        id: supplier.companyId,
        from: 'in_review',
        to: 'verified',
        checks: ['trade-registry', 'address'],
        validUntil: nextYear,
        seen: await seenOf(supplier.companyId),
      },
      randomUUID(),
    )
    const profile = await as().companies.supplier({ id: supplier.companyId })
    expect(profile).toMatchObject({
      verified: true,
      seal: { checks: ['trade-registry', 'address'], verifiedAt: clock.now().toISOString(), validUntil: nextYear },
    })
    expect(
      (await as().listings.list({ verified: 'only', supplierId: supplier.companyId })).items.map(({ id }) => id),
    ).toEqual([productId])
    expect(await (await asPerson(supplier)).supplierSettings.get({})).toMatchObject({
      verification: { state: 'verified', validUntil: nextYear },
    })
    expect((await owner.query('select kind from notifications where user_id = $1', [supplier.id])).rows).toEqual([
      { kind: 'verification.verified' },
    ])
  })

  it('needs checks, and a day that is still to come', async () => {
    const { companyId: id } = await supplierIn('in_review')
    const verify = { id, from: 'in_review' as const, to: 'verified' as const }
    expect(await desk.verifications.decide.try(verify, randomUUID())).toMatchObject({
      args: { fields: { checks: 'required', validUntil: 'required', seen: 'required' } },
    })
    const over = {
      ...verify,
      checks: ['address' as const],
      validUntil: clock.now().toISOString(),
      seen: await seenOf(id),
    }
    expect(await desk.verifications.decide.try(over, randomUUID())).toMatchObject({
      args: { fields: { validUntil: 'tooSmall' } },
    })
  })

  it('expires once, and the supplier is notified', async () => {
    const [supplier, other] = [await givenVerified(opened), await givenVerified(opened)]
    await given.product({ supplierId: supplier.companyId })
    await owner.query("update suppliers set verified_until = now() + interval '2 years' where id = $1", [
      other.companyId,
    ])
    const inAYear = { now: () => new Date(clock.now().getTime() + 366 * 24 * 3600 * 1000) }
    const jobs = companiesJobs(jobParts({ pool: worker, app, clock: inAYear, log: silentLog }))
    for (let run = 0; run < 2; run++) await jobs['expire-verifications']?.({})
    expect([await stateOf(supplier.companyId), await stateOf(other.companyId)]).toEqual(['expired', 'verified'])
    expect(
      (await owner.query('select verified from listings where supplier_id = $1', [supplier.companyId])).rows,
    ).toEqual([{ verified: false }])
    expect((await owner.query('select kind from notifications where user_id = $1', [supplier.id])).rows).toEqual([
      { kind: 'verification.expired' },
    ])
  })
})

describe('suspending', () => {
  it('removes all listings of the supplier in the same transaction; lifting it brings them back', async () => {
    const supplier = await givenVerified(opened)
    const { id: productId, image } = await given.product({ supplierId: supplier.companyId })
    const id = supplier.companyId
    const seen = async () => [
      (await as().listings.get.try({ id: productId })).ok,
      (await as().companies.supplier.try({ id })).ok,
      (await as().images.getPublic.try({ name: image })).ok,
      (await as().listings.list({ supplierId: id })).items.length,
    ]
    expect(await seen()).toEqual([true, true, true, 1])
    await proven.verifications.suspend({ id, reason: 'Papers.' }, randomUUID())
    expect(await seen()).toEqual([false, false, false, 0])
    await desk.verifications.decide(
      { id, from: 'suspended', to: 'verified', checks: ['address'], validUntil: nextYear, seen: await seenOf(id) },
      randomUUID(),
    )
    expect(await seen()).toEqual([true, true, true, 1])
  })
})

it('submitting a verification needs an owner and complete settings', async () => {
  const supplier = await givenSupplier(opened)
  const colleague = await given.supplier({ companyId: supplier.companyId, owner: false })
  const api = await asPerson(supplier)
  expect(await api.verifications.submit.try({}, randomUUID())).toMatchObject({
    code: 'DETAILS_REQUIRED',
    args: { fields: ['legalName', 'registryNumber', 'taxNumber', 'address'] },
  })
  await givenUnverified(opened, supplier)
  expect(await (await asPerson(colleague)).verifications.submit.try({}, randomUUID())).toMatchObject({
    code: 'FORBIDDEN',
  })
  await api.verifications.submit({}, randomUUID())
  const waiting = async (state: VerificationState) =>
    (await desk.verifications.list({ state, limit: 100 })).items.some((item) => item.supplier.id === supplier.companyId)
  expect([await waiting('submitted'), await waiting('new')]).toEqual([true, false])
  expect(await desk.verifications.get({ id: supplier.companyId })).toMatchObject({
    state: 'submitted',
    supplier: { taxNumber: '1234567890' },
    history: [{ state: 'submitted', decidedBy: null }],
  })
})
