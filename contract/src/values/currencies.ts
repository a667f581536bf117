export const currencies = ['usd', 'try', 'sos', 'eur'] as const
export type Currency = (typeof currencies)[number]
