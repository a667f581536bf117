import { usePrice } from '../../money.ts'

/**
 * An amount in US dollars, isolated: it reads from left to right also in the middle of an Arabic line. By `data-cents`
 * context/show-currency.ts finds it.
 */
export function Price({ cents, className }: { cents: number; className?: string }) {
  const write = usePrice()
  return (
    <bdi dir="ltr" data-cents={cents} className={`whitespace-nowrap ${className ?? ''}`}>
      {write(cents)}
    </bdi>
  )
}
