import type { CompiledMessage } from '@lingui/message-utils/compileMessage'

type Values = Record<string, unknown>
type Token = string | [name: string, kind?: string, choices?: unknown]

interface Figures {
  numbers: Intl.NumberFormat
  plurals: Intl.PluralRules
}
const known = new Map<string, Figures>()

/** Cached for each language, because creating formatters is slow on phones. */
function figuresOf(locale: string): Figures {
  const figures = known.get(locale) ?? {
    numbers: new Intl.NumberFormat([locale, 'en']),
    plurals: new Intl.PluralRules([locale, 'en']),
  }
  known.set(locale, figures)
  return figures
}

/**
 * Formats a compiled text. Supports plain values, numbers, plurals and choices, and a test compares each text with the
 * library that compiled it; the library's own runtime would add 2 kB to every page.
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
