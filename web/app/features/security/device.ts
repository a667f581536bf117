/** The first match wins, because many browsers also name the one they are based on. */
const browsers = {
  Edge: /\bEdgA?\//,
  Opera: /\bOPR\//,
  'Samsung Internet': /\bSamsungBrowser\//,
  Firefox: /\b(Firefox|FxiOS)\//,
  Chrome: /\b(Chrome|CriOS|HeadlessChrome)\//,
  Safari: /\bSafari\//,
}
const systems = {
  iPhone: /\biPhone\b/,
  iPad: /\biPad\b/,
  Android: /\bAndroid\b/,
  Windows: /\bWindows\b/,
  macOS: /\bMacintosh\b/,
  ChromeOS: /\bCrOS\b/,
  Linux: /\bLinux\b/,
}

const nameIn = (names: Record<string, RegExp>, userAgent: string) =>
  Object.entries(names).find(([, mark]) => mark.test(userAgent))?.[0]

/** Browser and system from a user agent. */
export function deviceOf(userAgent: string): { browser: string; system: string } | undefined {
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)]
  return browser && system ? { browser, system } : undefined
}
