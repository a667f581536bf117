import type { Role } from '@ticarum/contract/values/roles'
import { lazy, Suspense, useEffect, useState } from 'react'

const Palette = lazy(() => import('./palette.tsx').then(({ Palette }) => ({ default: Palette })))

const isPaletteKey = ({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && code === 'KeyK'

/** Ctrl K or ⌘ K opens the palette, which is loaded with its first use. */
export function PaletteKey({ role }: { role: Role }) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isPaletteKey(event) || document.querySelector('dialog:modal')) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  if (!open) return null
  return (
    <Suspense>
      <Palette role={role} close={() => setOpen(false)} />
    </Suspense>
  )
}
