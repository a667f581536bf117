import { useEffect } from 'react'

/** For whoever is signed in: their session does not end under an open page, and when it is gone the page says so. */
export function SessionKeeper({ expiresAt }: { expiresAt: string }) {
  useEffect(() => {
    let stop = () => {}
    let left = false
    // It is needed long after the page is there, if at all.
    void import('../../visit/keep-session.ts').then(({ keepSession }) => {
      if (!left) stop = keepSession({ expiresAt, onLost: () => location.reload() })
    })
    return () => {
      left = true
      stop()
    }
  }, [expiresAt])
  return null
}
