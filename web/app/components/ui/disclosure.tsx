import { type ReactNode, useEffect, useRef } from 'react'

const panel =
  'absolute z-40 w-max min-w-48 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-2 ' +
  'shadow-float'

const looks =
  'flex min-h-12 list-none items-center gap-2 rounded-control px-2.5 text-base hover:bg-sand group-open:bg-sand'

interface DisclosureProps {
  label: ReactNode
  children: ReactNode
  above?: boolean
  /** the panel begins where the button begins */
  atStart?: boolean
  className?: string
}

/**
 * A button that opens a panel, also without scripts; with them it closes on Escape, on an outside click and on
 * navigation.
 */
export function Disclosure({ label, children, above = false, atStart = false, className = looks }: DisclosureProps) {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const details = box.current
      if (!details?.open || !(event.target instanceof Element)) return
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape'
      const elsewhere = !(event instanceof KeyboardEvent) && !details.contains(event.target)
      const gone = event.type === 'click' && event.target.closest('a[href]') !== null
      if (escaped || elsewhere || gone) details.open = false
      if (escaped) details.querySelector('summary')?.focus()
    }
    const events = ['pointerdown', 'focusin', 'keydown', 'click'] as const
    for (const name of events) document.addEventListener(name, close)
    return () => {
      for (const name of events) document.removeEventListener(name, close)
    }
  }, [])
  return (
    <details ref={box} className="group relative">
      <summary className={className}>{label}</summary>
      <div className={`${panel} ${atStart ? 'start-0' : 'end-0'} ${above ? 'bottom-full me-2 mb-2' : 'top-full mt-1'}`}>
        {children}
      </div>
    </details>
  )
}
