import type { ErrorCode } from '@ticarum/contract/errors'
import { useRef, useState } from 'react'
import { newFormKey } from './form-key.ts'

const DOUBLE_CLICK = 500 // ms: the second press of a double click means nothing of its own

interface Answered {
  ok: boolean
  code?: ErrorCode | undefined
}

/**
 * What a button does by the page's script: once at a time, and under one key until it is known to be done. So a double
 * click is one press, and a press after a lost response sends the same request again.
 */
export function useApiCall() {
  const key = useRef('')
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)

  function lock(next: boolean) {
    underWay.current = next
    setBusy(next)
  }

  /** Gives undefined for a press that came while another one was under way. */
  async function call<Answer extends Answered>(ask: (key: string) => Promise<Answer>): Promise<Answer | undefined> {
    if (underWay.current) return undefined
    lock(true)
    const started = performance.now()
    key.current ||= newFormKey()
    try {
      const answer = await ask(key.current)
      if (answer.ok || answer.code === 'KEY_REUSED') key.current = ''
      return answer
    } finally {
      setTimeout(() => lock(false), started + DOUBLE_CLICK - performance.now())
    }
  }

  return { busy, call }
}
