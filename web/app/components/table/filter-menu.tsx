import { Link } from 'react-router'
import { Icon } from '../icons/icon.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { HiddenText } from '../ui/hidden-text.tsx'

const chip =
  'flex min-h-10 list-none items-center gap-2 rounded-control border px-3 text-base font-semibold whitespace-nowrap ' +
  'no-underline'
const open = `${chip} border-line-input bg-surface text-text hover:bg-sand group-open:bg-sand`
const chosen = `${chip} border-text bg-text text-bg`
const option =
  'flex min-h-11 items-center justify-between gap-4 rounded-control px-3 text-text no-underline hover:bg-sand'

export interface FilterOption {
  label: string
  to: string
  current: boolean
}

interface FilterMenuProps {
  label: string
  /** one of them removes the filter */
  options: FilterOption[]
  /** what is chosen, if anything */
  value?: string | undefined
  /** below the options */
  hint?: string
}

/** A filter with its choices as links, so each has an address. */
export function FilterMenu({ label, options, value, hint }: FilterMenuProps) {
  return (
    <Disclosure
      key={value} // a new key closes the menu after a choice
      className={value ? chosen : open}
      atStart
      label={
        <>
          {value ? <HiddenText>{label}</HiddenText> : null}
          <span className="max-w-32 truncate">{value ?? label}</span>
          <Icon name="chevron-down" small />
        </>
      }
    >
      <ul className="grid max-h-96 max-w-80 overflow-y-auto">
        {options.map(({ label: name, to, current }) => (
          <li key={to}>
            <Link to={to} preventScrollReset aria-current={current ? 'true' : undefined} className={option}>
              <bdi className="truncate">{name}</bdi>
              {current ? <Icon name="check" small /> : null}
            </Link>
          </li>
        ))}
      </ul>
      {hint ? <p className="max-w-80 px-3 py-2 text-sm text-muted">{hint}</p> : null}
    </Disclosure>
  )
}

/** A filter that is on or off. */
export function FilterToggle({ label, to, on }: { label: string; to: string; on: boolean }) {
  return (
    <Link to={to} preventScrollReset aria-current={on ? 'true' : undefined} className={on ? chosen : open}>
      {label}
      {on ? <Icon name="check" small /> : null}
    </Link>
  )
}
