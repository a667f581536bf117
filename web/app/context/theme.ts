import { readCookie, writeCookie } from './cookies.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const YEAR = 365 * 24 * 3600

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)

/** On the server, for pages that are kept for nobody: they fit also where no scripts run. */
export function themeOf(request: Request): Theme | undefined {
  const saved = readCookie(request, 'theme')
  return isTheme(saved) && saved !== 'system' ? saved : undefined
}

/** Scripts read it before the first paint: a page that is kept for everybody can't know its reader's theme. */
export const themeCookie = (theme: Theme, secure: boolean): string =>
  writeCookie('theme', theme, { secure, seconds: YEAR, readable: true })

/** In the browser: at once, without asking the server. */
export function applyTheme(theme: Theme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older phones
  document.cookie = themeCookie(theme, location.protocol === 'https:')
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
