import { bandsOf } from './stripe-bands.ts'

/** A company's mark. It always has a faint edge, so that pale and dark bands stay visible. */
export function Stripe({ stripe }: { stripe: number }) {
  let start = 0
  const bands = bandsOf(stripe).map(({ width, dye }) => {
    const x = start
    start += width
    return <rect key={x} x={x} width={width + 0.05} height="20" fill={dye} />
  })
  return (
    <span className="relative block size-10 flex-none overflow-hidden rounded-mark after:absolute after:inset-0 after:rounded-mark after:border after:border-stripe-edge">
      <svg viewBox="0 0 20 20" preserveAspectRatio="none" aria-hidden="true" className="block size-full">
        {bands}
      </svg>
    </span>
  )
}
