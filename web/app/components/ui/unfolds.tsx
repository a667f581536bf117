import { type ReactNode, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'

interface UnfoldsProps {
  /** in the address, where it is open */
  name: string
  label: ReactNode
  /** of the link */
  className: string
  /** from the start */
  open?: boolean
  children(close: () => void): ReactNode
}

/**
 * What few readers open: its scripts come once the link is pressed. Without scripts the link leads to the same page
 * with it open.
 */
export function Unfolds({ name, label, className, open = false, children }: UnfoldsProps) {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const [pressed, setPressed] = useState<boolean>()
  const isOpen = pressed ?? (open || query.get('open') === name)
  if (isOpen) query.delete('open')
  else query.set('open', name)
  return (
    <div className={isOpen ? 'grid w-full gap-3' : undefined}>
      <Link
        to={`?${query}`}
        preventScrollReset
        aria-expanded={isOpen}
        className={className}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey) return
          event.preventDefault()
          setPressed(!isOpen)
        }}
      >
        {label}
      </Link>
      {isOpen ? <Suspense>{children(() => setPressed(false))}</Suspense> : null}
    </div>
  )
}
