import type { ReactNode } from 'react'

interface LedgerProps {
  id: string
  title: ReactNode
  children: ReactNode
}

/** A section of a public page: title beside the content, under a rule. */
export function Ledger({ id, title, children }: LedgerProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-6 border-t border-rule pt-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-8"
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <div className="grid min-w-0 content-start gap-8">{children}</div>
    </section>
  )
}
