import { type ReactNode, useEffect, useRef } from 'react'

/** A button that opens a panel below it, also before scripts arrive; with them it closes on Escape and on a click elsewhere. */
export function Disclosure({ label, children }: { label: ReactNode; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const details = box.current
      if (!details?.open) return
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape'
      const elsewhere = !(event instanceof KeyboardEvent) && event.target instanceof Node && !details.contains(event.target)
      if (escaped || elsewhere) details.open = false
      if (escaped) details.querySelector('summary')?.focus()
    }
    const events = ['pointerdown', 'focusin', 'keydown'] as const
    for (const name of events) document.addEventListener(name, close)
    return () => {
      for (const name of events) document.removeEventListener(name, close)
    }
  }, [])
  return (
    <details ref={box} className="group relative">
      <summary className="flex min-h-12 list-none items-center gap-2 rounded-control px-2.5 text-base hover:bg-sand group-open:bg-sand">{label}</summary>
      <div className="absolute end-0 top-full z-40 mt-1 w-max min-w-48 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-2 shadow-float">{children}</div>
    </details>
  )
}
