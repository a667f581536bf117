const PRELOAD = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g
const MODULE = '<script type="module"'

/**
 * React puts the router's module links before the style sheet, where a slow line spends its first seconds on them.
 * Here they follow the content, together with the texts that the page needs, and yield to what can be seen. Browsers
 * look ahead in a page
 * for what to fetch, and would find them before its pictures: they are followed once all of it is read
 * (before-paint.tsx).
 */
export function scriptsLast(html: string, texts: string[]): string {
  const modules = [...html.matchAll(PRELOAD)].map(([, href]) => href)
  const links = [...modules, ...texts].map(
    (href) => `<link data-later="modulepreload" fetchpriority="low" href="${href}">`,
  )
  return html
    .replace(PRELOAD, '')
    .replace(MODULE, `${MODULE} fetchpriority="low"`)
    .replace('</body>', () => `${links.join('')}</body>`)
}
