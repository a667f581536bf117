import { describe, expect, it } from 'vitest'
import { mutations } from '../testing/call-http.ts'
import { matrixCalls } from '../testing/matrix-calls.ts'
import { openHttp } from '../testing/open-http.ts'
import { readAsAnother } from '../testing/read-everything.ts'

const opened = await openHttp()
const { call } = opened
const { allowedCall } = await matrixCalls(opened)

/** What nobody saves: it is not theirs, or is not there to be found again. */
const notSaved: Record<string, string> = {}

const IDS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
const saving = mutations.filter(({ name, procedure }) => procedure.policy !== 'public' && !(name in notSaved))

describe('what a person saves', () => {
  it.each(saving)('$name is found in another session [SYS-14]', async ({ name }) => {
    const { input, token } = await allowedCall(name)
    const read = await readAsAnother(opened, token ?? '', JSON.stringify(input).match(IDS) ?? [])
    const before = await read()
    const { outcome, text } = await call(name, { input, token })
    expect(outcome).toBe('OK')
    const after = await read(text.match(IDS) ?? [])
    expect(after.filter((answer) => !before.includes(answer))).not.toEqual([])
  })

  it('what is read twice is the same', async () => {
    const { token } = await allowedCall('profile.save')
    const read = await readAsAnother(opened, token ?? '', [])
    expect(await read()).toEqual(await read())
  })
})
