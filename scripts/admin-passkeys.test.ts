import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { givenPasskey } from '@ticarum/server/testing/given-passkeys'
import { openDoor } from '@ticarum/server/testing/open-door'
import { mailTo } from '@ticarum/server/testing/sent-mail'
import { describe, expect, it } from 'vitest'

const opened = await openDoor()
const { urls, owner, given, as } = opened
const script = path.join(import.meta.dirname, 'admin-passkeys.ts')

const remove = (...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', DATABASE_OWNER_URL: urls.owner },
  })

describe('the operator’s command', () => {
  it('removes the passkeys of somebody who has lost them, of nobody else, and mails it', async () => {
    const [admin, other] = [await given.admin(), await given.admin()]
    for (const { id } of [admin, other]) await givenPasskey(opened, id)
    expect((await as().identity.signIn(admin)).passkeyToken).not.toBeNull()

    expect(remove(admin.email.toUpperCase())).toMatchObject({ status: 0, stdout: expect.stringContaining('1 removed') })
    expect((await as().identity.signIn(admin)).passkeyToken).toBeNull()
    expect((await as().identity.signIn(other)).passkeyToken).not.toBeNull()
    expect((await mailTo(owner, admin.email))[0]?.arguments).toMatchObject({ kind: 'account.passkeys-removed' })
    const { rows } = await owner.query(
      "select action, actor_id from audit_log where table_name = 'passkeys' and operation = 'DELETE'",
    )
    expect(rows).toEqual([{ action: 'operator.remove-passkeys', actor_id: null }])
  })

  it('says so when there is nothing to remove, and how it is called', async () => {
    const { email } = await given.customer()
    expect(remove(email)).toMatchObject({ status: 1, stderr: `${email} has no passkey: nothing was removed.\n` })
    expect(remove('nobody')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('npm run admin:passkeys -- someone@example.com'),
    })
  })
})
