import { asOperator, emailArgument, ownerUrl } from './as-operator.ts'

/**
 * `npm run admin:passkeys -- someone@example.com` removes the passkeys of somebody who has lost them, where no other
 * admin is left who could do it (/admin/users), and mails that to them.
 */

const email = emailArgument('npm run admin:passkeys')
await asOperator(ownerUrl(), { action: 'operator.remove-passkeys', nothing: 'No passkey was removed' }, async (tx) => {
  const removed = await tx.sql<{ user_id: string }>(
    'delete from passkeys k using accounts a where a.id = k.user_id and a.email = $1 returning k.user_id',
    [email],
  )
  const [person] = removed
  if (!person) return { said: `${email} has no passkey: nothing was removed.`, refused: true }
  await tx.sql("select fx.notify(array[$1::uuid], 'account.passkeys-removed', '{}', true)", [person.user_id])
  return { said: `${removed.length} removed: ${email} signs in with password or Google alone, and can add a new one.` }
})
