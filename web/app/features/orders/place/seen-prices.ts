import { lineTotal } from '@ticarum/contract/money/line-total'

interface Offered {
  priceCents: number
  tiers: { from: number; priceCents: number }[]
}

export const seenTotalOf = (offered: Offered, quantity: number): number => Number(lineTotal(offered, quantity))

/**
 * Serialises the prices that a form was rendered with. The form sends them, so the server can report a changed price
 * even if no script computed the total.
 */
export const seenPrices = ({ priceCents, tiers }: Offered): string =>
  [priceCents, ...tiers.map((tier) => `${tier.from}x${tier.priceCents}`)].join(' ')

const SEEN = /^\d{1,15}( \d{1,9}x\d{1,15}){0,20}$/

/** The total at the prices the reader saw; undefined if the field is invalid. */
export function seenTotal(seen: string, quantity: number): number | undefined {
  if (!SEEN.test(seen)) return undefined
  const [priceCents = '', ...tiers] = seen.split(' ')
  return seenTotalOf(
    {
      priceCents: Number(priceCents),
      tiers: tiers
        .map((tier) => tier.split('x').map(Number))
        .map(([from = 0, cents = 0]) => ({ from, priceCents: cents })),
    },
    quantity,
  )
}
