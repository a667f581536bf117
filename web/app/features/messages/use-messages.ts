import type { Message, Thread } from '@ticarum/contract/procedures/messages'
import { useState } from 'react'
import { useFetcher } from 'react-router'

type ThreadPage = Pick<Thread, 'messages' | 'events' | 'cards'>

interface LoadedThread {
  thread: ThreadPage | null
  /** the page holds the messages before this one */
  before: number | null
}

/**
 * What was known of a thread together with a page of it, oldest first. Messages have numbers without holes, so pages
 * that do not touch tell of messages between them: then only the newer page stays. A page that was asked for as the one
 * before another touches it: in threads of old orders a supplier does not see every message.
 */
function together(known: Message[], page: Message[], before: number | null): Message[] {
  const [first, last] = [page[0], page.at(-1)]
  const [oldest, newest] = [known[0], known.at(-1)]
  if (!first || !last || !oldest || !newest) return page.length > 0 ? page : known
  if (first.number > newest.number + 1) return page
  if (last.number < oldest.number - 1 && before !== oldest.number) return known
  return [
    ...known.filter(({ number }) => number < first.number),
    ...page,
    ...known.filter(({ number }) => number > last.number),
  ]
}

const allOf = <Happened extends { id: string; at: string }>(...pages: Happened[][]): Happened[] =>
  [...new Map(pages.flat().map((event) => [event.id, event])).values()].sort((a, b) => a.at.localeCompare(b.at))

/** What is on the screen: the latest messages with what happened between them, and older ones once asked for. */
export function useMessages(latest: ThreadPage, path: string) {
  const fetcher = useFetcher<LoadedThread>()
  const [seen, setSeen] = useState({ ...latest, latest, older: fetcher.data })
  let { messages, events, cards } = seen
  if (seen.latest !== latest || seen.older !== fetcher.data) {
    const { thread, before = null } = fetcher.data ?? {}
    messages = together(together(messages, thread?.messages ?? [], before), latest.messages, null)
    events = allOf(events, thread?.events ?? [], latest.events)
    cards = allOf(cards, thread?.cards ?? [], latest.cards)
    setSeen({ latest, older: fetcher.data, messages, events, cards })
  }
  const first = messages[0]?.number ?? 1
  const to = first > 1 ? `${path}?before=${first}` : null
  return {
    messages,
    events,
    cards,
    older: { to, busy: fetcher.state !== 'idle', load: () => to && void fetcher.load(to) },
  }
}
