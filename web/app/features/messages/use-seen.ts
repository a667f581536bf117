import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '../../forms/call-api.ts'

/**
 * Says that the messages up to this one were seen, while the page is really looked at; who comes back to it reads what
 * came meanwhile. A failure is of no matter: they stay unread until the next time.
 */
export function useSeen(id: string, unread: number, last: number | undefined): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible' || unread === 0 || last === undefined) return
      const answer = await callApi('messages.markRead', { id, number: last })
      if (answer.ok) await revalidate()
    }
    void look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [id, unread, last, revalidate])
}

/** Reads the page anew when its reader comes back to it. */
export function useFreshOnFocus(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
  }, [revalidate])
}
