import { useSyncExternalStore } from 'react'
import type { ToastKind } from '../components/ui/toast.tsx'

export interface Said {
  kind: ToastKind
  title: string
  text: string
}

let said: Said | null = null
const listeners = new Set<() => void>()

/** Shows a toast in place of the one before it; null takes it away. In the browser only. */
export function say(toast: Said | null): void {
  said = toast
  for (const changed of listeners) changed()
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export const useSaid = (): Said | null =>
  useSyncExternalStore(
    listen,
    () => said,
    () => null,
  )
