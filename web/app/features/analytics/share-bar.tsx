interface ShareBarProps {
  share: number
  /** that of the period before */
  mark?: number | undefined
}

/** A share of 1 as a bar; what it says stands beside it in words. */
export function ShareBar({ share, mark }: ShareBarProps) {
  const width = (part: number) => Math.max(0, Math.min(1, part)) * 100
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className="h-1.5 w-full min-w-16 overflow-visible arabic:-scale-x-100"
    >
      <rect width="100" height="6" className="fill-sand" />
      <rect width={width(share)} height="6" className="fill-primary" />
      {mark === undefined ? null : (
        <path d={`M${width(mark)} -3V9`} className="stroke-text" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      )}
    </svg>
  )
}
