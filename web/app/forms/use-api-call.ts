import type { ErrorCode } from '@ticarum/contract/errors'
import { useRef, useState } from 'react'
import { newFormKey } from './form-key.ts'

const DOUBLE_CLICK = 500 // ms: the second press of a double click is ignored

interface Answered {
  ok: boolean
  code?: ErrorCode | undefined
}

/**
 * Runs one API call at a time, with one key until its outcome is known. A double click is one call, and a press after a
 * lost response repeats the same call.
 */
export function useApiCall() {
  const key = useRef('')
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)

  function lock(next: boolean) {
    underWay.current = next
    setBusy(next)
  }

  /** Returns undefined if another call is running. */
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
