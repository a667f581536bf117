import { randomUUID } from 'node:crypto'
import { contract } from '@ticarum/contract/contract'
import { proceduresOf } from '@ticarum/contract/procedure'
import { expect, it } from 'vitest'
import type { Api } from '../client.ts'
import { tradeSettingsInput } from '../testing/given-buying.ts'
import { givenSupplier, givenVerified } from '../testing/given-catalogue.ts'
import { givenWaitingRefund } from '../testing/given-orders.ts'
import { givenPasskey } from '../testing/given-passkeys.ts'
import { givenPayout } from '../testing/given-payout.ts'
import { givenWaysChange } from '../testing/given-ways.ts'
import { openDoor } from '../testing/open-door.ts'
import { mailTo } from '../testing/sent-mail.ts'

const opened = await openDoor()
const { given, owner, asPerson, asProven } = opened
const [admin, colleague] = [await given.admin({ fullName: 'Murat Gesi' }), await given.admin()]
const key = () => randomUUID()

/** Each dangerous act of an admin, with somebody to do it to. */
const acts: Record<string, (api: Api) => Promise<{ ok: boolean; code?: string }>> = {
  'users.setRole': async ({ users }) => users.setRole.try({ id: (await given.customer()).id, role: 'supplier' }, key()),
  'users.makeAdmin': async ({ users }) => users.makeAdmin.try({ id: (await given.customer()).id }, key()),
  'users.suspend': async ({ users }) =>
    users.suspend.try({ id: (await given.customer()).id, reason: 'Not theirs.' }, key()),
  async 'users.makeOwner'({ users }) {
    const companyId = (await given.customer()).companyId ?? ''
    return users.makeOwner.try({ id: (await given.customer({ companyId, owner: false })).id }, key())
  },
  'users.confirmEmail': async ({ users }) =>
    users.confirmEmail.try({ id: (await given.customer({ confirmed: false })).id }, key()),
  async 'users.removePasskeys'({ users }) {
    const { id } = await given.customer()
    await givenPasskey(opened, id)
    return users.removePasskeys.try({ id }, key())
  },
  'invitations.inviteAdmin': ({ invitations }) =>
    invitations.inviteAdmin.try({ email: `${randomUUID()}@example.com` }, key()),
  'tradeSettings.save': async ({ tradeSettings }) => tradeSettings.save.try(await tradeSettingsInput(opened), key()),
  'tradeSettings.agreeToWays': async ({ tradeSettings }) =>
    tradeSettings.agreeToWays.try({ id: await givenWaysChange(opened, colleague) }, key()),
  'payments.confirmRefund': async ({ payments }) =>
    payments.confirmRefund.try({ id: (await givenWaitingRefund(opened, colleague)).id }, key()),
  'verifications.setFee': async ({ verifications }) =>
    verifications.setFee.try({ id: (await givenSupplier(opened)).companyId ?? '', feeHundredths: 175 }),
  'verifications.suspend': async ({ verifications }) =>
    verifications.suspend.try({ id: (await givenVerified(opened)).companyId, reason: 'Papers.' }, key()),
  'payout.decide': async ({ payout }) =>
    payout.decide.try({ id: await givenPayout(opened, await givenSupplier(opened)), decision: 'agreed' }, key()),
}

it('is declared for each dangerous act that only admins do', () => {
  const declared = proceduresOf(contract).filter(
    ({ procedure: { reauth, policy } }) => reauth && Array.isArray(policy) && policy.join() === 'admin',
  )
  expect(declared.map(({ name }) => name).toSorted()).toEqual(Object.keys(acts).toSorted())
})

it.each(Object.entries(acts))('%s waits for a proof of who acts, and all admins are told', async (_, act) => {
  await owner.query('delete from mail_arguments')
  expect(await act(await asPerson(admin))).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' })
  expect(await mailTo(owner, colleague.email)).toEqual([])
  expect(await act(await asProven(admin))).toMatchObject({ ok: true })
  for (const { email } of [admin, colleague])
    expect(await mailTo(owner, email)).toMatchObject([
      { template: 'notice', arguments: { kind: 'admin.acted', arguments: { by: 'Murat Gesi' } } },
    ])
})
