import type { ReactNode } from 'react'

export interface ManifestRow {
  label: ReactNode
  value: ReactNode
  /** where two rows may have the same label */
  id?: string
}

/** Facts as ruled rows of label and value. */
export function Manifest({ rows }: { rows: ManifestRow[] }) {
  return (
    <dl className="border-t border-rule">
      {rows.map(({ label, value, id }) => (
        <div
          key={id ?? String(label)}
          className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-baseline gap-4 border-b border-line py-2.5"
        >
          <dt className="text-base text-muted">{label}</dt>
          <dd className="min-w-0 font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
