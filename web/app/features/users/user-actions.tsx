import type { UserRow } from '@ticarum/contract/procedures/users'
import { Form, Link } from 'react-router'
import { sentTo } from '../../forms/sent-to.ts'
import { useText } from '../../texts.ts'
import { userDialogAt, userPath } from './paths.ts'

const item = 'flex min-h-11 w-full items-center rounded-control px-3 text-start text-text no-underline hover:bg-sand'

interface UserActionsProps {
  user: UserRow
  address: string
  formKey: string
}

/** What can be done with a user, as entries of a menu. */
export function UserActions({ user: { id, may }, address, formKey }: UserActionsProps) {
  const t = useText('users')
  return (
    <ul className="grid">
      {address === userPath(id) ? null : (
        <li>
          <Link to={userPath(id)} className={item}>
            {t('open')}
          </Link>
        </li>
      )}
      {may.includes('makeOwner') ? (
        <li>
          <Link to={userDialogAt(address, 'owner', id)} preventScrollReset className={item}>
            {t('owner.make')}
          </Link>
        </li>
      ) : null}
      {may.includes('confirmEmail') ? (
        <li>
          <Link to={userDialogAt(address, 'confirm', id)} preventScrollReset className={item}>
            {t('confirm')}
          </Link>
        </li>
      ) : null}
      {may.includes('suspend') ? (
        <li>
          <Link to={userDialogAt(address, 'suspend', id)} preventScrollReset className={item}>
            {t('suspend')}
          </Link>
        </li>
      ) : null}
      {may.includes('restore') ? (
        <li>
          <Form method="post" action={sentTo(address)} preventScrollReset>
            <input type="hidden" name="key" value={formKey} />
            <input type="hidden" name="id" value={id} />
            <button type="submit" name="intent" value="restore" className={item}>
              {t('restore')}
            </button>
          </Form>
        </li>
      ) : null}
    </ul>
  )
}
