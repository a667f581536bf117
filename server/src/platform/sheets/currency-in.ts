/** Signs and words of currencies, as people write them beside prices. */
const signs: readonly (readonly [currency: string, written: RegExp])[] = [
  ['TL', /₺|(?<!\p{L})(tl|try|lira|türk lirası)(?!\p{L})/iu],
  ['EUR', /€|(?<!\p{L})(eur|euro|avro)(?!\p{L})/iu],
  ['GBP', /£|(?<!\p{L})(gbp|sterlin|sterling)(?!\p{L})/iu],
  ['USD', /\$|(?<!\p{L})(usd|dolar|doları|dollars?)(?!\p{L})/iu],
]

/** The currency that a text names: of a price, a head or a number format. */
export const currencyIn = (text: string): string | undefined => signs.find(([, written]) => written.test(text))?.[0]
