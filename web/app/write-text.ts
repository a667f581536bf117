import type { CompiledMessage } from '@lingui/message-utils/compileMessage'

type Values = Record<string, unknown>
type Token = string | [name: string, kind?: string, choices?: unknown]

interface Figures {
  numbers: Intl.NumberFormat
  plurals: Intl.PluralRules
}
const known = new Map<string, Figures>()

/** Made once for each language: a phone takes long for it. */
function figuresOf(locale: string): Figures {
  const figures = known.get(locale) ?? {
    numbers: new Intl.NumberFormat([locale, 'en']),
    plurals: new Intl.PluralRules([locale, 'en']),
  }
  known.set(locale, figures)
  return figures
}

/**
 * A compiled text with its values. Ours have plain values, numbers, plurals and choices; a test holds each of them
 * against the
 * library that compiled it, whose own half for the browser would be 2 kB of every page.
 */
export function writeText(message: CompiledMessage, values: object, locale: string): string {
  return typeof message === 'string' ? message : written(message as Token[], values as Values, locale)
}

function written(tokens: Token[], values: Values, locale: string, count = '#'): string {
  let text = ''
  for (const token of tokens)
    text += token === '#' ? count : typeof token === 'string' ? token : filledIn(token, values, locale)
  return text
}

function filledIn([name, kind, choices]: Exclude<Token, string>, values: Values, locale: string): string {
  const value = values[name]
  if (kind === undefined) return String(value ?? '')
  const { numbers, plurals } = figuresOf(locale)
  const number = Number(value)
  if (kind === 'number') return numbers.format(number)
  const cases = choices as Partial<Record<string, Token[]>>
  const chosen =
    (Object.hasOwn(cases, String(value)) ? cases[String(value)] : undefined) ??
    (kind === 'plural' ? cases[plurals.select(number)] : undefined) ??
    cases.other
  if (!chosen) return ''
  return written(chosen, values, locale, kind === 'plural' && chosen.includes('#') ? numbers.format(number) : '#')
}
