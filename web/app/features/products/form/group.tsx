import type { ReactNode } from 'react'

interface GroupProps {
  title: string
  hint: string
  open: boolean
  children: ReactNode
}

/** Optional fields, collapsed to keep the form short; open if one of them has an error. */
export function Group({ title, hint, open, children }: GroupProps) {
  return (
    <details open={open} className="group border-b border-line">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-2">
        <span className="grid">
          <span className="text-lg font-semibold">{title}</span>
          <span className="text-sm text-muted">{hint}</span>
        </span>
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-5 flex-none fill-none stroke-current stroke-[1.75] group-open:rotate-180"
        >
          <path d="m6 9 6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </summary>
      <div className="grid gap-5 pt-2 pb-6">{children}</div>
    </details>
  )
}
