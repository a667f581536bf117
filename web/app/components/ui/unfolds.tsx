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
  const asked = open || query.get('open') === name
  const [last, setLast] = useState(asked)
  const [isOpen, setOpen] = useState(asked)
  // A form is sent to the page's own address: it stays open when its response is lost.
  if (asked !== last) {
    setLast(asked)
    if (asked) setOpen(true)
  }
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
          setOpen(!isOpen)
        }}
      >
        {label}
      </Link>
      {isOpen ? <Suspense>{children(() => setOpen(false))}</Suspense> : null}
    </div>
  )
}
