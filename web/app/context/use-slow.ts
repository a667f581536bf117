import { useEffect, useState } from 'react'

const PATIENCE = 300 // ms: what comes sooner would only flicker

/** True once something has been on its way for so long that the reader should see where it will stand. */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    if (!waiting) return undefined
    const timer = setTimeout(() => setSlow(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [waiting])
  return slow && waiting
}
