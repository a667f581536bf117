import { Link } from 'react-router'
import { useText } from '../../texts.ts'
import { notificationsPath, readerOf } from '../notifications/paths.ts'
import type { LoadedAccount } from './account.server.ts'
import type { RefusedAccountAction } from './account-answers.ts'
import { DangerZone } from './danger-zone.tsx'
import { OwnData } from './own-data.tsx'
import { RefusedMail } from './refused-mail.tsx'

interface AccountSectionsProps {
  account: LoadedAccount
  /** the settings page that shows them */
  path: string
  /** where an owner chooses another owner */
  teamPath?: string
  refused: RefusedAccountAction | undefined
}

/** What each role's settings end with: what is mailed, one's own data as a file, and the end of the account. */
export function AccountSections({ account, path, teamPath, refused }: AccountSectionsProps) {
  const t = useText('notice-choices')
  if (!account) return null
  return (
    <>
      {account.refusedMail ? (
        <RefusedMail mail={account.refusedMail} path={path} formKey={account.key} refused={refused} />
      ) : null}
      <Link
        to={`${notificationsPath(readerOf(path))}#choices`}
        className="inline-flex min-h-12 items-center justify-self-start text-primary underline underline-offset-3"
      >
        {t('title')}
      </Link>
      <OwnData lastExport={account.lastExport} path={path} formKey={account.key} refused={refused} />
      <DangerZone account={account} path={path} teamPath={teamPath} refused={refused} />
    </>
  )
}
