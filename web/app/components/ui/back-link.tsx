import { Link } from 'react-router'
import { DeskIcon } from './desk-icon.tsx'

/** The way up, above a page's title. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-12 items-center gap-2 justify-self-start text-base text-muted no-underline hover:underline"
    >
      <span className="rtl:-scale-x-100">
        <DeskIcon name="arrow-left" small />
      </span>
      {children}
    </Link>
  )
}
