/**
 * Sentences that are said again and again, written once in every language (locales/<language>/phrases.json). A message
 * keeps the key, so that each reads it in their own language. `fx.phrase_fits` knows the same ones.
 */
export const plainPhrases = [
  'delivery.when',
  'delivery.where',
  'delivery.shipped',
  'delivery.late',
  'delivery.arrived',
  'packing.how',
  'packing.size',
  'packing.photos',
  'packing.sea',
  'payment.how',
  'payment.deposit',
  'payment.balance',
  'payment.proof',
  'payment.here',
  'quality.material',
  'quality.photos',
  'quality.certificate',
  'quality.same',
  'quality.replace',
  'sample.ask',
  'sample.yes',
  'sample.no',
  'sample.sent',
  'sample.good',
  'thanks.thanks',
  'thanks.order',
  'thanks.soon',
  'thanks.yes',
  'thanks.no',
] as const
/** They say a whole number. */
export const numberPhrases = ['delivery.days', 'packing.carton', 'payment.price', 'quality.damaged'] as const
/** They say a day. */
export const dayPhrases = ['delivery.ready', 'sample.day'] as const

export const phrases = [...plainPhrases, ...numberPhrases, ...dayPhrases] as const
export type Phrase = (typeof phrases)[number]

export const phraseGroups = ['delivery', 'packing', 'payment', 'quality', 'sample', 'thanks'] as const
export type PhraseGroup = (typeof phraseGroups)[number]

export const phrasesOf = (group: PhraseGroup): Phrase[] => phrases.filter((phrase) => phrase.startsWith(`${group}.`))

export const isPhrase = (key: string): key is Phrase => phrases.some((phrase) => phrase === key)
export const saysNumber = (phrase: Phrase): phrase is (typeof numberPhrases)[number] =>
  numberPhrases.some((each) => each === phrase)
export const saysDay = (phrase: Phrase): phrase is (typeof dayPhrases)[number] =>
  dayPhrases.some((each) => each === phrase)

const isNumber = (said: string) => /^[1-9]\d{0,6}$/.test(said)
const isDay = (said: string) =>
  /^20\d\d-\d\d-\d\d$/.test(said) && new Date(said).getTime() >= 0 && new Date(said).toISOString().startsWith(said)

/** Whether this is what the phrase says: a number, a day, or nothing. */
export function phraseFits(phrase: Phrase, said: string): boolean {
  if (saysNumber(phrase)) return isNumber(said)
  return saysDay(phrase) ? isDay(said) : said === ''
}
