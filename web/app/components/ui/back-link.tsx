import { Link } from 'react-router'
import { Icon } from '../icons/icon.tsx'

const backLink =
  'inline-flex min-h-12 items-center gap-2 justify-self-start text-base text-muted no-underline hover:underline'

/** The way up, above a page's title. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={backLink}>
      <Icon name="arrow-left" small />
      {children}
    </Link>
  )
}
