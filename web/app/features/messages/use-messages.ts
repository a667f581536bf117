import type { Message } from '@ticarum/contract/procedures/messages'
import { useState } from 'react'
import { useFetcher } from 'react-router'

interface LoadedThread {
  thread: { messages: Message[] } | null
}

/**
 * What was known of a thread together with a page of it, oldest first. Messages have numbers without holes, so pages
 * that do not touch tell of messages between them: then only the newer page stays.
 */
function together(known: Message[], page: Message[]): Message[] {
  const [first, last] = [page[0], page.at(-1)]
  const [oldest, newest] = [known[0], known.at(-1)]
  if (!first || !last || !oldest || !newest) return page.length > 0 ? page : known
  if (first.number > newest.number + 1) return page
  if (last.number < oldest.number - 1) return known
  return [
    ...known.filter(({ number }) => number < first.number),
    ...page,
    ...known.filter(({ number }) => number > last.number),
  ]
}

/** The messages on the screen: the latest, and older ones once they were asked for. */
export function useMessages(latest: Message[], path: string) {
  const fetcher = useFetcher<LoadedThread>()
  const [seen, setSeen] = useState({ latest, older: fetcher.data, messages: latest })
  let { messages } = seen
  if (seen.latest !== latest || seen.older !== fetcher.data) {
    messages = together(together(messages, fetcher.data?.thread?.messages ?? []), latest)
    setSeen({ latest, older: fetcher.data, messages })
  }
  const first = messages[0]?.number ?? 1
  const to = first > 1 ? `${path}?before=${first}` : null
  return { messages, older: { to, busy: fetcher.state !== 'idle', load: () => to && void fetcher.load(to) } }
}
