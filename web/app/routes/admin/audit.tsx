import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DeskListPage } from '../../components/layout/desk-list-page.tsx'
import { BackLink } from '../../components/ui/back-link.tsx'
import { loadAudit } from '../../features/audit/audit.server.ts'
import { AuditFilterBar } from '../../features/audit/audit-filter-bar.tsx'
import { AuditList } from '../../features/audit/audit-list.tsx'
import { auditPath } from '../../features/audit/paths.ts'
import { ADMIN_SETTINGS_PATH } from '../../features/settings/admin/paths.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadAudit(args)

export default function Audit() {
  const t = useText('audit')
  const settings = useText('company-settings')
  const { filters, after, wrong, list } = useLoaderData<typeof loader>()
  const address = auditPath(filters)
  return (
    <DeskListPage
      t={t}
      address={address}
      toBeginning={after ? t('first') : null}
      back={<BackLink to={ADMIN_SETTINGS_PATH}>{settings('title')}</BackLink>}
      filters={
        <>
          <AuditFilterBar key={address} filters={filters} />
          {wrong ? <p role="alert">{t('wrong')}</p> : null}
        </>
      }
    >
      {list ? <AuditList key={`${address} ${after}`} first={list.page} address={address} /> : null}
    </DeskListPage>
  )
}
