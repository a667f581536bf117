import type { LoadedAccount } from './account.server.ts'
import type { RefusedAccountAction } from './account-answers.ts'
import { DangerZone } from './danger-zone.tsx'
import { OwnData } from './own-data.tsx'

interface AccountSectionsProps {
  account: LoadedAccount
  /** the settings page that shows them */
  path: string
  /** where an owner chooses another owner */
  teamPath?: string
  refused: RefusedAccountAction | undefined
}

/** What each role's settings end with: one's own data as a file, and the end of the account. */
export function AccountSections({ account, path, teamPath, refused }: AccountSectionsProps) {
  if (!account) return null
  return (
    <>
      <OwnData lastExport={account.lastExport} path={path} formKey={account.key} refused={refused} />
      <DangerZone account={account} path={path} teamPath={teamPath} refused={refused} />
    </>
  )
}
