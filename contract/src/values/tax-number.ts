import { placesIn } from './place-names.ts'

const sum = (digits: number[]) => digits.reduce((total, digit) => total + digit, 0)

/** A company's number (VKN): ten digits, the last of which checks the others. */
function isCompanyNumber(digits: number[]): boolean {
  const weighed = digits.slice(0, 9).map((digit, place) => {
    const moved = (digit + 9 - place) % 10
    return moved === 0 ? 0 : (moved * 2 ** (9 - place)) % 9 || 9
  })
  return (10 - (sum(weighed) % 10)) % 10 === digits[9]
}

/** A person's number (TCKN), by which sole traders are taxed: eleven digits, the last two of which check the others. */
function isPersonNumber(digits: number[]): boolean {
  const odd = sum(digits.filter((_, place) => place % 2 === 0 && place < 9))
  const even = sum(digits.filter((_, place) => place % 2 === 1 && place < 9))
  return digits[0] !== 0 && (odd * 7 - even + 100) % 10 === digits[9] && sum(digits.slice(0, 10)) % 10 === digits[10]
}

/** Whether a Turkish tax number can be right: VKN or TCKN, with or without spaces. */
export function isTurkishTaxNumber(text: string): boolean {
  const typed = text.replace(/\s/g, '')
  if (!/^\d{10,11}$/.test(typed)) return false
  const digits = Array.from(typed, Number)
  return typed.length === 10 ? isCompanyNumber(digits) : isPersonNumber(digits)
}

const inTurkish = (country: string) => placesIn('tr', country)
const turkey = inTurkish('Turkey')

/** Whether a tax number keeps to the rule of its country, however the country is written; none is no wrong one. */
export const taxNumberFits = (country: string, taxNumber: string): boolean =>
  taxNumber === '' || inTurkish(country) !== turkey || isTurkishTaxNumber(taxNumber)
