import { describe, expect, it } from 'vitest'
import { mutations } from '../testing/call-http.ts'
import { matrixCalls } from '../testing/matrix-calls.ts'
import { openHttp } from '../testing/open-http.ts'
import { readAsAnother } from '../testing/read-everything.ts'

const opened = await openHttp()
const { call } = opened
const { allowedCall } = await matrixCalls(opened)

/** What changes something and saves nothing that its sender could find again. */
const notSaved: Record<string, string> = {
  'identity.renewSession': 'is about this session',
  'identity.signOutEverywhere': 'is about the other sessions, whose list is another one each time',
  'identity.reauthenticate': 'a proof belongs to one session',
  'identity.reauthenticateWithGoogle': 'a proof belongs to one session',
  'identity.changePassword': 'nobody reads a password',
  'identity.setPassword': 'nobody reads a password',
  'identity.askConfirmation': 'is mailed',
  'identity.confirmByCode': 'tries a wrong code here',
  'textMessages.confirm': 'tries a wrong code here',
  'passkeys.beginAdding': 'is a step of adding',
  'passkeys.beginProof': 'is a step of a proof',
  'passkeys.prove': 'a proof belongs to one session',
  'images.upload': 'is saved with its product',
  'orders.addPicture': 'is saved with the report of a problem',
  'orders.undoMany': 'has no rows to undo here',
  'mail.allow': 'no address is refused here: bounces.test.ts',
  'mail.endRefusal': 'no address is refused here: bounces.test.ts',
  'products.undoMany': 'has no rows to undo here',
  'notifications.choose': 'is about one kind, whose topic stays as it was',
  'notifications.subscribe': 'is about the device of this session',
  'notifications.unsubscribe': 'is about the device of this session',
  'deals.claim': 'is read by who has the link: desk-quotes.test.ts',
  'messages.report': 'is for the desk',
  'feedback.send': 'is for the desk',
  'needs.tell': 'is for the desk',
  'translations.draft': 'is saved with its product',
  'translations.translate': 'is saved with its text',
}

/** A proposal is read on the page of its order. */
async function ordersOf(ids: string[]): Promise<string[]> {
  const { rows } = await opened.owner.query<{ order_id: string }>(
    'select order_id from order_amendments where id = any ($1::uuid[])',
    [ids],
  )
  return rows.map(({ order_id }) => order_id)
}

const IDS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
const saving = mutations.filter(({ name, procedure }) => procedure.policy !== 'public' && !(name in notSaved))

/** What another session reads anew after an allowed call, from the procedures of one module or from all. */
async function newAnswers(name: string, module?: string): Promise<string[]> {
  const { input, token } = await allowedCall(name)
  const named: string[] = JSON.stringify(input).match(IDS) ?? []
  const ids = [...named, ...(await ordersOf(named))]
  const read = await readAsAnother(opened, token ?? '', { ids, ...(module && { module }) })
  const before = await read()
  const { outcome, text } = await call(name, { input, token })
  expect(outcome).toBe('OK')
  const after = await read(text.match(IDS) ?? [])
  return after.filter((answer) => !before.includes(answer))
}

describe('what a person saves', () => {
  it.each(saving)('$name is found in another session [SYS-14]', async ({ name }) => {
    // Its own module mostly shows it, and is read in a tenth of the time.
    const inModule = await newAnswers(name, name.split('.')[0])
    expect(inModule.length > 0 ? inModule : await newAnswers(name)).not.toEqual([])
  })

  it.each(['profile.save', 'supplierSettings.save', 'adminSettings.save'])(
    'before %s, the same is read twice, so that only what is saved makes a difference',
    async (name) => {
      const { token } = await allowedCall(name)
      const read = await readAsAnother(opened, token ?? '', { ids: [] })
      expect(await read()).toEqual(await read())
    },
  )
})
