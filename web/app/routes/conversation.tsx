import { lazy } from 'react'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
  useParams,
} from 'react-router'
import { PageTitle } from '../components/layout/page-title.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { ErrorState } from '../components/ui/error-state.tsx'
import { ChatPanel } from '../features/messages/chat-panel.tsx'
import { loadThread, threadAction } from '../features/messages/messages.server.ts'
import { chatRoleOf, threadPath } from '../features/messages/paths.ts'
import { ThreadView } from '../features/messages/thread-view.tsx'
import { useText } from '../texts.ts'

// The thread of a deal has none.
const ThreadActs = lazy(() =>
  import('../features/messages/thread-acts.tsx').then(({ ThreadActs }) => ({ default: ThreadActs })),
)

export const loader = (args: LoaderFunctionArgs) => loadThread(args)

export const action = (args: ActionFunctionArgs) => threadAction(args)

/** A conflict (409) reloads the page: the other side may have blocked the conversation meanwhile. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

export default function Conversation() {
  const t = useText('messages')
  const { id = '' } = useParams()
  const { me, list, thread, before, reported, today, key } = useLoaderData<typeof loader>()
  const role = chatRoleOf(useLocation().pathname)
  const refused = useActionData<typeof action>()
  const address = threadPath(role, id)
  return (
    <Wrap className="grid gap-4 pt-4 pb-16 lg:pt-8">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="text-3xl max-lg:sr-only">{t('title')}</h1>
      {reported ? (
        <p role="status" className="rounded-control bg-sand px-4 py-3">
          {t('reported')}
        </p>
      ) : null}
      <ChatPanel role={role} list={list} current={id}>
        {thread ? (
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
        ) : (
          <div className="p-4">
            <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: address }} />
          </div>
        )}
      </ChatPanel>
      {thread?.may.some((act) => act !== 'write') ? (
        <ThreadActs may={thread.may} address={address} formKey={key} refused={refused} />
      ) : null}
    </Wrap>
  )
}
