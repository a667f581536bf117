import type { Language } from './languages.ts'

/** What the company says of its buyers' money, in words of its own: who holds the deposit, what is refunded when. */
export const moneyTopics = ['deposit', 'refunds'] as const
export type MoneyTopic = (typeof moneyTopics)[number]

/** Each in every language, or in none. */
export type MoneyTerms = Record<MoneyTopic, Record<Language, string>>

/** In one language; empty: the company says nothing about it, and so does every page. */
export type SaidTerms = Record<MoneyTopic, string>

export const termsIn = (terms: MoneyTerms | null, language: Language): SaidTerms => ({
  deposit: terms?.deposit[language] ?? '',
  refunds: terms?.refunds[language] ?? '',
})
