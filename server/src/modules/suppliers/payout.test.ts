import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { givenPayout, somePayout } from '../../testing/given-payout.ts'
import { openDoor } from '../../testing/open-door.ts'
import { mailTo } from '../../testing/sent-mail.ts'

const opened = await openDoor()
const { given, owner, asPerson, asProven } = opened
const elif = await given.admin()
const key = () => randomUUID()

it('takes effect once an admin agreed; owner and admin prove who they are, and all sides are told', async () => {
  const supplier = await givenSupplier(opened)
  expect(await (await asPerson(supplier)).payout.propose.try(somePayout, key())).toMatchObject({
    code: 'REAUTHENTICATION_REQUIRED',
  })
  const theirs = await asProven(supplier)
  await theirs.payout.propose(somePayout, key())
  expect(await theirs.payout.get({})).toMatchObject({
    current: null,
    latest: { state: 'proposed', iban: 'TR330006100519786457841326' },
  })
  expect((await mailTo(owner, elif.email))[0]).toMatchObject({ template: 'notice' })
  const unproven = await asPerson(elif)
  const { latest } = await unproven.payout.of({ id: supplier.companyId ?? '' })
  const agree = { id: latest?.id ?? '', decision: 'agreed' as const }
  expect(await unproven.payout.decide.try(agree, key())).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' })
  const desk = await asProven(elif)
  await desk.payout.decide(agree, key())
  expect(await desk.payout.decide.try(agree, key())).toMatchObject({ code: 'ALREADY_DECIDED' })
  expect(await theirs.payout.get({})).toMatchObject({ current: { holder: 'Akköy Tekstil A.Ş.' }, latest: null })
  expect((await mailTo(owner, supplier.email))[0]).toMatchObject({ template: 'notice' })
})

it('what is in effect stays while another one waits, or was declined', async () => {
  const supplier = await givenSupplier(opened)
  const [theirs, desk] = [await asProven(supplier), await asProven(elif)]
  await desk.payout.decide({ id: await givenPayout(opened, supplier), decision: 'agreed' }, key())
  await theirs.payout.propose({ ...somePayout, bank: 'Ege Bankası' }, key())
  await theirs.payout.propose({ ...somePayout, bank: 'Erciyes Bankası' }, key())
  const { current, latest } = await theirs.payout.get({})
  expect([current?.bank, latest?.bank]).toEqual(['Anadolu Bankası', 'Erciyes Bankası'])
  await desk.payout.decide({ id: latest?.id ?? '', decision: 'declined', reason: 'Another name.' }, key())
  expect(await theirs.payout.get({})).toMatchObject({
    current: { bank: 'Anadolu Bankası' },
    latest: { state: 'declined', reason: 'Another name.' },
  })
})

it.each([
  ['iban', 'TR33 0006 1005 1978 6457 8413 27'],
  ['swift', 'ANAB'],
  ['holder', ''],
])('a wrong %s is refused', async (field, typed) => {
  const theirs = await asProven(await givenSupplier(opened))
  expect(await theirs.payout.propose.try({ ...somePayout, [field]: typed }, key())).toMatchObject({
    code: 'INPUT_INVALID',
    args: { fields: { [field]: expect.any(String) } },
  })
})

it('a colleague sees only the end of the IBAN, and can not change it', async () => {
  const supplier = await givenSupplier(opened)
  await givenPayout(opened, supplier)
  const colleague = await given.supplier({ companyId: supplier.companyId, owner: false })
  const theirs = await asProven(colleague)
  expect(await theirs.payout.get({})).toMatchObject({ mayChange: false, latest: { iban: '… 1326' } })
  expect(await theirs.payout.propose.try(somePayout, key())).toMatchObject({ code: 'FORBIDDEN' })
})
