import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Unanswered } from '../../forms/call-api.ts'
import { keepUnsent, type UnsentMessage, unsentIn } from './unsent.ts'

/** Fetched once somebody begins to write, so that it is there when the line is not. */
const loadCall = () => import('../../forms/call-api.ts')

const notSent = (): Unanswered => ({ ok: false, code: undefined, args: undefined })

/** How long to wait before the line is tried again, where the browser does not say that it is back. */
const RETRY = 5000

/**
 * Sends messages one after the other, in the order in which they were written. What gets no answer stays and is sent
 * again under the same id when the line returns, also after a reload; the server takes each once.
 */
export function useUnsent(person: string, conversation: string, onRefused: () => void) {
  const [unsent, setUnsent] = useState<UnsentMessage[]>([])
  const waiting = useRef<UnsentMessage[]>([])
  const sending = useRef(false)
  const gone = useRef(false)
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { revalidate } = useRevalidator()

  function set(messages: UnsentMessage[]) {
    waiting.current = messages
    keepUnsent(person, conversation, messages)
    if (!gone.current) setUnsent(messages)
  }

  async function flush(): Promise<void> {
    if (sending.current || gone.current) return
    sending.current = true
    clearTimeout(retry.current)
    for (;;) {
      const next = waiting.current.find(({ refused }) => !refused)
      if (!next) break
      const { id: messageId, body, phrase } = next
      const answer = await loadCall().then(
        ({ callApi }) => callApi('messages.send', { id: conversation, messageId, body, ...(phrase && { phrase }) }),
        notSent,
      )
      if (answer.ok) {
        // It stays on the screen until the thread shows it.
        keepUnsent(
          person,
          conversation,
          waiting.current.filter(({ id }) => id !== next.id),
        )
        await revalidate()
        set(waiting.current.filter(({ id }) => id !== next.id))
        continue
      }
      const later = answer.code === undefined || answer.code === 'RATE_LIMITED' || answer.code === 'UNAVAILABLE'
      if (later) {
        retry.current = setTimeout(() => void flush(), RETRY)
        break
      }
      set(waiting.current.map((message) => (message === next ? { ...message, refused: true } : message)))
      onRefused()
    }
    sending.current = false
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one conversation has one queue, for as long as it is open
  useEffect(() => {
    gone.current = false
    set(unsentIn(person, conversation))
    void flush()
    const tryNow = () => void flush()
    addEventListener('online', tryNow)
    return () => {
      gone.current = true
      clearTimeout(retry.current)
      removeEventListener('online', tryNow)
    }
  }, [person, conversation])

  return {
    unsent,
    prepare: () => void loadCall().catch(notSent),
    send(message: UnsentMessage) {
      set([...waiting.current, message])
      void flush()
    },
    again(id: string) {
      set(waiting.current.map((message) => (message.id === id ? { ...message, refused: false } : message)))
      void flush()
    },
    remove: (id: string) => set(waiting.current.filter((message) => message.id !== id)),
  }
}
