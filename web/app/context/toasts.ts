import { useSyncExternalStore } from 'react'
import type { ToastKind } from '../components/ui/toast.tsx'

export interface Said {
  kind: ToastKind
  title: string
  text: string
  /** key of the page that it is about, where that is still on its way */
  page?: string | undefined
}

interface Shown extends Said {
  id: number
}

const MOST = 4
const NOTHING: Shown[] = []

let shown = NOTHING
let count = 0
const listeners = new Set<() => void>()

function show(toasts: Shown[]): void {
  shown = toasts
  for (const changed of listeners) changed()
}

function numbered(toast: Said): Shown {
  count += 1
  return { ...toast, id: count }
}

/** Shows a toast in place of those before it; null takes them away. In the browser only. */
export const say = (toast: Said | null): void => show(toast ? [numbered(toast)] : NOTHING)

/** Shows a toast below those before it: for what happens at once, as with several files. */
export const sayAlso = (toast: Said): void => show([...shown, numbered(toast)].slice(-MOST))

export const unsay = (id: number): void => show(shown.filter((toast) => toast.id !== id))

/** A new page takes away what was said on the one before; what failed on the way to it stays. */
export function leave(page: string): void {
  const staying = shown.filter((toast) => toast.page === page)
  if (staying.length < shown.length) show(staying)
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export const useSaid = (): Shown[] =>
  useSyncExternalStore(
    listen,
    () => shown,
    () => NOTHING,
  )
