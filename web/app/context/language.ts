import { fallbackLanguage, type Language, languages } from '@ticarum/contract/values/languages'
import { readCookie, writeCookie } from './cookies.ts'

/** Each language by its own name, most readers first. */
export const languageNames: Record<Language, string> = { so: 'Soomaali', ar: 'العربية', tr: 'Türkçe', en: 'English' }

const SAVED = 'language'
const VISIT = 'visit-language'
const YEAR = 365 * 24 * 3600

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

function acceptedLanguage(header: string | null): Language | undefined {
  const wishes = (header ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.trim().split(';')
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean)
    return { language: tag.split('-')[0]?.toLowerCase(), quality: Number(quality ?? 1) }
  })
  return wishes
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
    .find(isLanguage)
}

/**
 * `?lang`, else the saved choice, else the language of this visit, else Accept-Language, else English.
 */
export function languageOf(request: Request): Language {
  const wanted = [
    new URL(request.url).searchParams.get('lang'),
    readCookie(request, SAVED),
    readCookie(request, VISIT),
    acceptedLanguage(request.headers.get('accept-language')),
  ]
  return wanted.find(isLanguage) ?? fallbackLanguage
}

/** A link with ?lang holds for the visit of somebody who never chose. */
export function visitLanguageCookie(request: Request, secure: boolean): string | undefined {
  const asked = new URL(request.url).searchParams.get('lang')
  if (!isLanguage(asked) || readCookie(request, SAVED) || readCookie(request, VISIT) === asked) return undefined
  return writeCookie(VISIT, asked, { secure })
}

export const savedLanguageCookie = (language: Language, secure: boolean): string =>
  writeCookie(SAVED, language, { secure, seconds: YEAR })
