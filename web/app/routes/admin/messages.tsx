import { inquiryQueues } from '@ticarum/contract/values/inbox'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DeskListPage } from '../../components/layout/desk-list-page.tsx'
import { ChoiceLinks } from '../../components/ui/choice-links.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import { loadInbox } from '../../features/inbox/inbox.server.ts'
import { InboxList } from '../../features/inbox/inbox-list.tsx'
import { inboxKinds, inboxPath } from '../../features/inbox/paths.ts'
import { useText } from '../../texts.ts'

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
          <ChoiceLinks
            label={t('queues')}
            choices={inquiryQueues.map((each) => ({
              label: t(`queue.${each}`),
              to: inboxPath({ kind, queue: each }),
              current: each === queue,
            }))}
          />
        </>
      }
    >
      {list ? <InboxList key={`${address} ${after}`} first={list.page} address={address} /> : null}
    </DeskListPage>
  )
}
