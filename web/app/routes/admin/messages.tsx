import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DeskListPage } from '../../components/layout/desk-list-page.tsx'
import { loadInbox } from '../../features/inbox/inbox.server.ts'
import { InboxFilterBar } from '../../features/inbox/inbox-filter-bar.tsx'
import { InboxList } from '../../features/inbox/inbox-list.tsx'
import { inboxPath } from '../../features/inbox/paths.ts'
import { FoundForDesk } from '../../features/messages/found-for-desk.tsx'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadInbox(args)

export default function Messages() {
  const t = useText('inbox')
  const { filters, after, counts, list, found } = useLoaderData<typeof loader>()
  const address = inboxPath(filters)
  return (
    <DeskListPage
      t={t}
      address={address}
      toBeginning={after ? t('first') : null}
      filters={<InboxFilterBar key={address} filters={filters} counts={counts} />}
    >
      {list ? (
        <>
          <InboxList key={`${address} ${after}`} first={list.page} filters={filters} />
          {found?.length === 0 ? null : <FoundForDesk found={found} />}
        </>
      ) : null}
    </DeskListPage>
  )
}
