import { inquiryQueues } from '@ticarum/contract/values/inbox'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import { useSlow } from '../../context/use-slow.ts'
import { loadInbox } from '../../features/inbox/inbox.server.ts'
import { InboxList } from '../../features/inbox/inbox-list.tsx'
import { INBOX_PATH, inboxKinds, inboxPath } from '../../features/inbox/paths.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadInbox(args)

export default function Messages() {
  const t = useText('inbox')
  const { kind, queue, after, list } = useLoaderData<typeof loader>()
  const slow = useSlow(useNavigation().location?.pathname === INBOX_PATH)
  const address = inboxPath({ kind, queue })
  return (
    <Wrap className="grid gap-6 pt-8 pb-16 lg:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </div>
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
                className="inline-flex min-h-10 items-center rounded-control border border-line-input bg-surface px-3.5 text-base no-underline hover:bg-sand aria-[current]:border-text aria-[current]:bg-text aria-[current]:text-bg"
              >
                {t(`queue.${each}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {after ? (
        <Link
          to={address}
          className="inline-flex min-h-12 items-center justify-self-start text-primary underline underline-offset-3"
        >
          {t('first')}
        </Link>
      ) : null}
      {slow ? (
        <Skeleton label={t('loading')} />
      ) : list ? (
        <InboxList key={`${address} ${after}`} first={list.page} address={address} />
      ) : (
        <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: address }} />
      )}
    </Wrap>
  )
}
