import { Link } from 'react-router'

const tabLink =
  'flex items-center justify-center border-b-2 border-transparent px-3 text-center ' +
  'whitespace-nowrap font-semibold text-muted no-underline hover:text-text aria-[current]:border-primary ' +
  'aria-[current]:text-text'

const ruled = 'shadow-[inset_0_-1px_var(--line)] *:min-h-12 *:flex-1'

export interface Tab {
  label: string
  to: string
  current: boolean
  /** how many it has */
  count?: string
}

/** Tabs are links: each has its own URL and works without scripts. Compact ones stand beside a title. */
export function Tabs({ label, tabs, compact = false }: { label: string; tabs: Tab[]; compact?: boolean }) {
  return (
    <nav aria-label={label} className={`flex max-w-full min-w-0 overflow-x-auto ${compact ? '*:min-h-10' : ruled}`}>
      {tabs.map(({ label: name, to, current, count }) => (
        <Link
          key={to}
          to={to}
          replace
          preventScrollReset
          aria-current={current ? 'page' : undefined}
          className={tabLink}
        >
          {name}
          {count === undefined ? null : <span className="ms-2 text-xs">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
