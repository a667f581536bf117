import { readCookie, writeCookie } from './cookies.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const YEAR = 365 * 24 * 3600

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)

/** On the server, for pages that are never cached: their theme is right without scripts. */
export function themeOf(request: Request): Theme | undefined {
  const saved = readCookie(request, 'theme')
  return isTheme(saved) && saved !== 'system' ? saved : undefined
}

/** Read by a script before the first paint: a cached page can't know its reader's theme. */
export const themeCookie = (theme: Theme, secure: boolean): string =>
  writeCookie('theme', theme, { secure, seconds: YEAR, readable: true })

/** In the browser, without a request. */
export function applyTheme(theme: Theme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older phones
  document.cookie = themeCookie(theme, location.protocol === 'https:')
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
