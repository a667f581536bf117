import { useEffect } from 'react'
import { useFetcher, useRevalidator } from 'react-router'

/**
 * Says that the messages up to this one were seen, while the page is really looked at; who comes back to it reads what
 * came meanwhile. A failure is of no matter: they stay unread until the next time.
 */
export function useSeen(address: string, unread: number, last: number | undefined): void {
  const { submit } = useFetcher()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine || unread === 0 || last === undefined) return
      // An action, so that the count in the menus follows.
      void submit({ intent: 'read', number: String(last) }, { method: 'post', action: address })
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [address, unread, last, submit])
}

/** Reads the page anew when its reader comes back to it. */
export function useFreshOnFocus(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void revalidate()
    }
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
  }, [revalidate])
}
