import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
  useParams,
} from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { loadThread, threadAction } from '../../features/messages/messages.server.ts'
import { dealIn, threadPath } from '../../features/messages/paths.ts'
import { ThreadView } from '../../features/messages/thread-view.tsx'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadThread(args)

export const action = (args: ActionFunctionArgs) => threadAction(args)

/** The desk's side of the thread of an order or a quote. */
export default function DealThread() {
  const t = useText('messages')
  const { id = '' } = useParams()
  const { role, me, thread, before, today, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const of = dealIn(useLocation().pathname)
  return (
    <Wrap className="grid gap-4 pt-4 pb-16 lg:pt-8">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="text-3xl">{t('title')}</h1>
      {thread ? (
        <div className="grid h-[600px] grid-cols-1 overflow-hidden rounded-card border border-line bg-surface">
          <ThreadView
            key={`${id} ${before}`}
            thread={thread}
            role={role}
            me={me}
            today={today}
            before={before}
            formKey={key}
            refused={refused}
          />
        </div>
      ) : (
        <ErrorState
          title={t('error')}
          text={t('error.load')}
          again={{ label: t('again'), to: threadPath('admin', id, of) }}
        />
      )}
    </Wrap>
  )
}
