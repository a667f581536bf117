import { Link } from 'react-router'
import { useText } from '../../texts.ts'

export interface AttentionRow {
  key: string
  count: string
  text: string
  /** how urgent it is, e.g. by when */
  note?: string
  /** a promise has passed */
  late?: boolean
  to: string
}

/** What the reader has to act on; renders nothing if there is nothing. */
export function Attention({ rows }: { rows: AttentionRow[] }) {
  const t = useText('dashboard')
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="attention" className="rounded-card bg-sand px-5 pt-4 pb-1">
      <h2 id="attention" className="pb-2 text-lg">
        {t('attention')}
      </h2>
      <AttentionRows rows={rows} />
    </section>
  )
}

export function AttentionRows({ rows }: { rows: AttentionRow[] }) {
  return (
    <ul>
      {rows.map(({ key, count, text, note, late, to }) => (
        <li key={key} className="border-t border-line">
          <Link
            to={to}
            className="flex min-h-12 flex-wrap items-center gap-x-4 py-2 text-text no-underline hover:underline"
          >
            <b className="min-w-8 font-title text-lg">{count}</b>
            <span className="flex-1 first-letter:uppercase">{text}</span>
            {note ? (
              <span
                className={`text-sm max-sm:w-full max-sm:ps-12 ${late ? 'font-semibold text-danger' : 'text-muted'}`}
              >
                {note}
              </span>
            ) : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}
