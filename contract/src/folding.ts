/**
 * Folds a text so that search finds it however it was typed: without case, accents and vowel signs. `fx.fold` in SQL
 * does the same, step by step. İ, I and ı are replaced first, because only their lower case depends on the locale.
 */
export function fold(text: string): string {
  const letters = text.normalize('NFKC').replace(/[İIı]/g, 'i').toLowerCase().normalize('NFD')
  return letters.replace(marks, '').replace(otherLetters, (letter) => plain[otherForms.indexOf(letter)] ?? letter)
}

/** The words of a text for search, as `fx.searchable_words` splits them in SQL. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(/['’‘ʼ`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

// Accents, Arabic vowel signs and hamzas, the tatweel, and invisible characters that join or separate letters.
const marks = /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u200b-\u200f]/g
const otherForms = 'ßøœæłđςةىٱکیگڤپچ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const plain = 'sooaldσهياكيكفبج01234567890123456789'
const otherLetters = new RegExp(`[${otherForms}]`, 'g')
