/** Currencies in which prices are shown. Orders are in US dollars, whatever is shown beside them. */
export const currencies = ['usd', 'try', 'sos', 'eur'] as const
export type Currency = (typeof currencies)[number]

/** Those that need a rate. */
export const ratedCurrencies = ['try', 'sos', 'eur'] as const
export type RatedCurrency = (typeof ratedCurrencies)[number]

/** 41250000 → '41.25': a rate in millionths as people write it. */
export const rateOf = (stored: number): string => {
  const digits = String(stored).padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, '')
}
