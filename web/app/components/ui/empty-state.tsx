import type { ReactNode } from 'react'

export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 border-y border-line px-4 py-10 text-center">
      <svg viewBox="0 0 120 84" aria-hidden="true" className="h-21 w-30">
        <g className="fill-none stroke-current stroke-2" strokeLinejoin="round">
          <path d="M14 30L60 14L106 30V66L60 80L14 66Z" />
          <path d="M14 30L60 46L106 30M60 46V80" />
        </g>
        <path className="fill-highlight" d="M26 34.2L72 18.2L84 22.4L38 38.4V52L32 46L26 48Z" />
      </svg>
      <h3 className="text-lg">{title}</h3>
      {children}
    </div>
  )
}
