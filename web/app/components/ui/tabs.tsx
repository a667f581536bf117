import { Link } from 'react-router'

export interface Tab {
  label: string
  to: string
  current: boolean
}

/** Tabs are addresses: each can be opened, shared and gone back to, with scripts and without. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label} className="flex border-b border-line">
      {tabs.map(({ label: name, to, current }) => (
        <Link
          key={to}
          to={to}
          replace
          preventScrollReset
          aria-current={current ? 'page' : undefined}
          className="-mb-px flex min-h-12 flex-1 items-center justify-center border-b-2 border-transparent px-3 text-center font-semibold text-muted no-underline hover:text-text aria-[current]:border-primary aria-[current]:text-text"
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
