import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageTitle } from '../components/layout/page-title.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { ChatPanel } from '../features/messages/chat-panel.tsx'
import { loadConversations } from '../features/messages/messages.server.ts'
import { useFreshOnFocus } from '../features/messages/use-seen.ts'
import { useText } from '../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadConversations(args)

export default function Messages() {
  const t = useText('messages')
  const { role, list, search } = useLoaderData<typeof loader>()
  useFreshOnFocus()
  return (
    <Wrap className="grid gap-4 pt-4 pb-16 lg:pt-8">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="text-3xl">{t('title')}</h1>
      <ChatPanel role={role} list={list} search={search} />
    </Wrap>
  )
}
