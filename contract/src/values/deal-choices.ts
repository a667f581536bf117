/**
 * What a deal says beside goods, prices and days: each in one of a few words, so that nobody has to translate it, and
 * the first of them where nothing is said. Request, offer, counter-offer, link, acceptance and order pass it on whole,
 * and forms and pages are made of this list. `DealChoices` is the schema; `fx.choices_fit` knows the same words.
 */
export const dealChoices = {
  /** who inspects the goods before they are shipped: nobody, the trading company, or an inspection company */
  inspection: ['none', 'desk', 'company'],
} as const satisfies Record<string, readonly [string, ...string[]]>
export type DealChoice = keyof typeof dealChoices
/** A word for each. */
export type DealChoices = { [K in DealChoice]: (typeof dealChoices)[K][number] }

export const choiceNames = Object.keys(dealChoices) as DealChoice[]
export const isDealChoice = (term: string): term is DealChoice => choiceNames.some((name) => name === term)

/** What holds where nothing is said. */
export const usualChoices = Object.fromEntries(choiceNames.map((name) => [name, dealChoices[name][0]])) as DealChoices

/** The choices among other fields. */
export const choicesIn = <T extends { [K in DealChoice]?: unknown }>(fields: T): Pick<T, DealChoice> =>
  Object.fromEntries(choiceNames.map((name) => [name, fields[name]])) as Pick<T, DealChoice>
