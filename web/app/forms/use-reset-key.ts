import { useState } from 'react'
import { isLost } from './lost-response.ts'

/** React key for a form that stays on the page: it changes when the form was accepted, which empties it. */
export function useResetKey(busy: boolean, refused: unknown): number {
  const [sent, setSent] = useState({ busy, times: 0 })
  if (sent.busy !== busy) setSent({ busy, times: sent.times + (busy || refused || isLost() ? 0 : 1) })
  return sent.times
}
