import { Email } from '@ticarum/contract/fields'
import { asOwner, createPool, inTransaction, type Tx } from '@ticarum/db/transaction'
import { settingOrFile } from '@ticarum/server/platform/secret-files'

/** What the operator's commands share: one e-mail address as argument, and the database as its owner sees it. */

export function refuse(why: string): never {
  console.error(why)
  process.exit(1)
}

/** `command` is what is typed before the address. */
export function emailArgument(command: string): string {
  const [given, ...more] = process.argv.slice(2)
  const email = Email.safeParse(given)
  if (more.length > 0 || !email.success) refuse(`Give one e-mail address: ${command} -- someone@example.com`)
  return email.data
}

/** A setting of the operator, from the environment or a file that it names. */
export function operatorSetting(name: string): string | undefined {
  try {
    return settingOrFile(process.env, name)
  } catch (error) {
    refuse((error as Error).message)
  }
}

export function ownerUrl(): string {
  const url = operatorSetting('DATABASE_OWNER_URL')
  if (!url)
    refuse(
      'DATABASE_OWNER_URL is not set: give the URL of the database as role owner, ' +
        'as in postgres://owner:password@host/ticarum.',
    )
  return url
}

const operator = { entry: asOwner, admin: false, requestId: '', scope: '' }

/**
 * Runs one transaction and says what came of it: the text that it returns, or after `nothing` why it failed. A refusal
 * is a text too, and changes nothing.
 */
export async function asOperator(
  url: string,
  { action, nothing }: { action: string; nothing: string },
  work: (tx: Tx) => Promise<{ said: string; refused?: true }>,
): Promise<void> {
  const owner = createPool(url, 1)
  try {
    const { said, refused } = await inTransaction(owner, { ...operator, action, now: new Date() }, work)
    if (refused) {
      console.error(said)
      process.exitCode = 1
    } else console.log(said)
  } catch (error) {
    console.error(`${nothing}: ${error instanceof Error ? error.message || error.name : error}`)
    process.exitCode = 1
  } finally {
    await owner.end()
  }
}
