import { inquiryQueues } from '@ticarum/contract/values/inbox'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DeskListPage } from '../../components/layout/desk-list-page.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import { loadInbox } from '../../features/inbox/inbox.server.ts'
import { InboxList } from '../../features/inbox/inbox-list.tsx'
import { inboxKinds, inboxPath } from '../../features/inbox/paths.ts'
import { useText } from '../../texts.ts'

const filterLink =
  'inline-flex min-h-10 items-center rounded-control border border-line-input bg-surface px-3.5 text-base ' +
  'no-underline hover:bg-sand aria-[current]:border-text aria-[current]:bg-text aria-[current]:text-bg'

export const loader = (args: LoaderFunctionArgs) => loadInbox(args)

export default function Messages() {
  const t = useText('inbox')
  const { kind, queue, after, list } = useLoaderData<typeof loader>()
  const address = inboxPath({ kind, queue })
  return (
    <DeskListPage
      t={t}
      address={address}
      toBeginning={after ? t('first') : null}
      filters={
        <>
          <Tabs
            label={t('tabs')}
            tabs={inboxKinds.map((each) => ({
              label: t(`tab.${each}`),
              to: inboxPath({ kind: each, queue }),
              current: each === kind,
            }))}
          />
          <nav aria-label={t('queues')}>
            <ul className="flex flex-wrap gap-2">
              {inquiryQueues.map((each) => (
                <li key={each}>
                  <Link
                    to={inboxPath({ kind, queue: each })}
                    replace
                    preventScrollReset
                    aria-current={each === queue ? 'page' : undefined}
                    className={filterLink}
                  >
                    {t(`queue.${each}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </>
      }
    >
      {list ? <InboxList key={`${address} ${after}`} first={list.page} address={address} /> : null}
    </DeskListPage>
  )
}
