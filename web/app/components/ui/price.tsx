import { usePrice } from '../../money.ts'

/** An amount in US dollars, isolated: it reads from left to right also in the middle of an Arabic line. */
export function Price({ cents, className }: { cents: number; className?: string }) {
  const write = usePrice()
  return (
    <bdi dir="ltr" className={`whitespace-nowrap ${className ?? ''}`}>
      {write(cents)}
    </bdi>
  )
}
