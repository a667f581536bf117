import { useState } from 'react'
import { isLost } from './lost-response.ts'

/** A key for a form that stays on the page: it changes once the form was done, and the next one is empty. */
export function useResetKey(busy: boolean, refused: unknown): number {
  const [sent, setSent] = useState({ busy, times: 0 })
  if (sent.busy !== busy) setSent({ busy, times: sent.times + (busy || refused || isLost() ? 0 : 1) })
  return sent.times
}
