import { Link } from 'react-router'

const choiceLink =
  'inline-flex min-h-11 items-center rounded-control border border-line-input bg-surface px-3.5 text-base ' +
  'no-underline hover:bg-sand aria-[current]:border-text aria-[current]:bg-text aria-[current]:text-bg'

interface Choice {
  label: string
  to: string
  current: boolean
}

/** One of a few, each with its own URL; works without scripts. */
export function ChoiceLinks({ label, choices }: { label: string; choices: Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ label: name, to, current }) => (
          <li key={to}>
            <Link to={to} replace preventScrollReset aria-current={current ? 'page' : undefined} className={choiceLink}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
