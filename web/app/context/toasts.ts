import { useSyncExternalStore } from 'react'
import type { ToastKind } from '../components/ui/toast.tsx'

export interface ToastMessage {
  kind: ToastKind
  title: string
  text: string
  /** key of the page that it belongs to, while that page is still loading */
  page?: string | undefined
}

interface ShownToast extends ToastMessage {
  id: number
}

const MOST = 4
const NOTHING: ShownToast[] = []

let shown = NOTHING
let count = 0
const listeners = new Set<() => void>()

function show(toasts: ShownToast[]): void {
  shown = toasts
  for (const changed of listeners) changed()
}

function numbered(toast: ToastMessage): ShownToast {
  count += 1
  return { ...toast, id: count }
}

/** Replaces the toasts on the screen; null clears them. In the browser only. */
export const showToast = (toast: ToastMessage | null): void => show(toast ? [numbered(toast)] : NOTHING)

/** Adds a toast below the others: for several results at once, as with files. */
export const addToast = (toast: ToastMessage): void => show([...shown, numbered(toast)].slice(-MOST))

export const dismissToast = (id: number): void => show(shown.filter((toast) => toast.id !== id))

/** A new page clears the toasts of the one before, except errors of the navigation to it. */
export function leave(page: string): void {
  const staying = shown.filter((toast) => toast.page === page)
  if (staying.length < shown.length) show(staying)
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export const useToasts = (): ShownToast[] =>
  useSyncExternalStore(
    listen,
    () => shown,
    () => NOTHING,
  )
