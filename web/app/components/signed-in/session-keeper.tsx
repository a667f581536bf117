import { useEffect } from 'react'
import { keepSession } from '../../context/keep-session.ts'

/** Renews the session while a page is open, and says so when it has ended. */
export function SessionKeeper({ expiresAt }: { expiresAt: string }) {
  useEffect(() => keepSession({ expiresAt, onLost: () => location.reload() }), [expiresAt])
  return null
}
