import { type TouchEvent, useRef } from 'react'

const MIN_DISTANCE = 48 // px: shorter moves are taps

/** Reports horizontal swipes with one finger: -1 to the left, 1 to the right. */
export function useSwipe(onSwipe: (direction: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches.length === 1 ? touches[0] : undefined
      start.current = finger ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0]
      if (!start.current || !finger) return
      const [x, y] = [finger.clientX - start.current.x, finger.clientY - start.current.y]
      start.current = null
      if (Math.abs(x) > MIN_DISTANCE && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? -1 : 1)
    },
  }
}
