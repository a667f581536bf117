import { useEffect, useState } from 'react'

const PATIENCE = 300 // ms: what comes sooner would only flicker

/** True once loading has taken long enough to show a skeleton. */
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
