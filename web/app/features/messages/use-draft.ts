import { useEffect, useRef, useState } from 'react'
import { draftIn, keepDraft } from './message-drafts.ts'

/**
 * What is typed in a conversation, kept in this browser until it is sent. Another tab with the same conversation
 * follows as long as it has the same text, so that what was sent in one is not sent again in the other.
 */
export function useDraft(person: string, conversation: string, first: string) {
  const [typed, setTyped] = useState(first)
  /** as this tab knows it to be kept */
  const kept = useRef(first)

  useEffect(() => {
    function follow() {
      const before = kept.current
      const now = draftIn(person, conversation)
      kept.current = now
      setTyped((shown) => (shown === before ? now : shown))
    }
    if (kept.current === '') follow()
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [person, conversation])

  return {
    typed,
    type(text: string) {
      setTyped(text)
      keepDraft(person, conversation, text)
      kept.current = text
    },
    /** It stands among the messages now. What another tab has typed stays. */
    sent() {
      if (draftIn(person, conversation) === typed) keepDraft(person, conversation, '')
      kept.current = draftIn(person, conversation)
      setTyped('')
    },
  }
}
