import type { ReactNode } from 'react'

const pageWidth =
  'mx-auto w-full max-w-[calc(var(--container-page)+2rem)] px-4 md:max-w-[calc(var(--container-page)+4rem)] md:px-8'

/** The width of a page, with its margins. */
export function Wrap({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`${pageWidth} ${className}`}>{children}</div>
}
