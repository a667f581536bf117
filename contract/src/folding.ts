/**
 * Folds a text so that it is found however it was typed: without case, dots, tails and vowel signs. The database's
 * `fx.fold`
 * does the same, step by step: lower case depends on the locale for İ, I and ı only, so those go first.
 */
export function fold(text: string): string {
  const letters = text.normalize('NFKC').replace(/[İIı]/g, 'i').toLowerCase().normalize('NFD')
  return letters.replace(marks, '').replace(otherLetters, (letter) => plain[otherForms.indexOf(letter)] ?? letter)
}

/** A text as the words that are searched, as `fx.searchable_words` parts them. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(/['’‘ʼ`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

// Accents, Arabic vowel signs and hamzas, the tatweel, and what joins or parts letters without being seen.
const marks = /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u200b-\u200f]/g
const otherForms = 'ßøœæłđςةىٱکیگڤپچ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const plain = 'sooaldσهياكيكفبج01234567890123456789'
const otherLetters = new RegExp(`[${otherForms}]`, 'g')
