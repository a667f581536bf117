import { useEffect } from 'react'
import { keepSession } from '../../context/keep-session.ts'

/** For whoever is signed in: their session does not end under an open page, and when it is gone the page says so. */
export function SessionKeeper({ expiresAt }: { expiresAt: string }) {
  useEffect(() => keepSession({ expiresAt, onLost: () => location.reload() }), [expiresAt])
  return null
}
