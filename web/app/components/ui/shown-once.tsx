import { useEffect, useRef } from 'react'
import { CopyField } from './copy-field.tsx'

interface ShownOnceProps {
  title: string
  text: string
  /** of its field */
  name: string
  value: string
  texts: Parameters<typeof CopyField>[0]['texts']
}

/** The one time that a secret is shown; it takes the focus. */
export function ShownOnce({ title, text, ...field }: ShownOnceProps) {
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each secret takes it once
  useEffect(() => {
    box.current?.focus({ preventScroll: true }) // it stands at the top, which the router scrolls to
  }, [field.value])
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="made" className="grid max-w-190 gap-4 rounded-card bg-sand p-5">
      <div className="grid gap-1">
        <h2 id="made" className="text-xl break-words">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <CopyField {...field} />
    </section>
  )
}
