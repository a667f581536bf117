import { Link } from 'react-router'

interface NarrowedListProps {
  /** which rows are shown */
  title: string
  all: { label: string; to: string }
}

/** Says that a list shows only some rows, because a link from elsewhere asked for them, and leads to all. */
export function NarrowedList({ title, all }: NarrowedListProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 rounded-card bg-sand px-4 py-1">
      <b className="font-semibold">{title}</b>
      <Link to={all.to} className="inline-flex min-h-12 items-center text-primary underline underline-offset-3">
        {all.label}
      </Link>
    </p>
  )
}
