import { hash } from 'node:crypto'

const PRELOAD = '<link rel="modulepreload"'
const MODULE = ' type="module"'
const SHEET = ' rel="stylesheet"'
const HREF = /href="([^"]+)"/
const FIRST_PICTURE = '<noscript data-first=""'

/** Hot reload uses a web socket and injects styles and scripts. */
export const DEVELOPMENT_POLICY =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:; base-uri 'none'; frame-ancestors 'none'"

interface FinishOptions {
  /** never sent: marks our own inline scripts */
  nonce: string
  /** the critical CSS and icons of the page */
  use(html: string): { css: string; icons: string }
  /** the text domains that the page uses, and their files */
  texts: { domains: string[]; files: string[] }
  formTargets?: string[]
  pictureSources?: string[]
}

/** A replacement in the rendered page. */
interface Edit {
  from: number
  to: number
  text: string
}

/**
 * Turns React's output into the document that is sent, in one pass:
 *
 * - The policy allows, by hash, exactly the inline scripts that were rendered with the private nonce; the nonce itself
 *   is removed. So the page can be cached with its header, and an injected script has no valid hash.
 * - React puts the router's module links before the style sheet, where they would take the first seconds of a slow
 *   connection. Here they are told at low priority, with the page's texts. The browser's preload scanner would still
 *   fetch them before the pictures, so before-paint.tsx adds them once the pictures of the first screen, which are
 *   counted here, are on their way.
 * - A style sheet costs a round trip before the first paint, so the page contains its critical CSS. The sheet's link
 *   stays, because React expects it, but is loaded on the reader's first action (context/whole-style.ts).
 */
export function finishDocument(page: Buffer, { nonce, use, texts, ...beside }: FinishOptions) {
  // One character per byte: everything searched for is ASCII, and all other bytes pass through.
  const html = page.toString('latin1')
  const { css, icons } = use(html)
  const edits: Edit[] = []
  const later: string[] = []
  for (const at of placesOf(PRELOAD, html)) {
    const to = html.indexOf('>', at) + 1
    later.push(HREF.exec(html.slice(at, to))?.[1] ?? '')
    edits.push({ from: at, to, text: '' })
  }

  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const at of placesOf(mark, html)) {
    const tag = html.lastIndexOf('<', at)
    if (html.startsWith(PRELOAD, tag)) continue
    edits.push({ from: at, to: at + mark.length, text: '' })
    if (!html.startsWith('<script', tag)) continue
    const from = html.indexOf('>', at) + 1
    const source = page.subarray(from, html.indexOf('</script>', from))
    if (source.length > 0) hashes.add(hashOf(source))
  }

  const pictures = [...placesOf(FIRST_PICTURE, html)].length
  const links = [...later, ...texts.files].map(
    (href) => `<link data-later="modulepreload" fetchpriority="low" href="${href}">`,
  )
  const insert = (at: number, text: string) => at >= 0 && edits.push({ from: at, to: at, text })
  const behind = (tag: string, text: string) => html.includes(tag) && insert(html.indexOf(tag) + tag.length, text)
  behind('<html', ` data-texts="${texts.domains.join(' ')}"${pictures > 0 ? ` data-pictures="${pictures}"` : ''}`)
  behind('<body>', icons + links.join(''))
  behind(MODULE, ' fetchpriority="low"')
  behind(SHEET, ' disabled="" data-rest=""')
  if (html.includes(SHEET)) insert(html.lastIndexOf('<', html.indexOf(SHEET)), `<style>${css}</style>`)
  return { body: edited(page, edits), policy: policyOf([...hashes], css, beside) }
}

function* placesOf(text: string, html: string): Generator<number> {
  for (let at = html.indexOf(text); at >= 0; at = html.indexOf(text, at + text.length)) yield at
}

function edited(page: Buffer, edits: Edit[]): Buffer {
  const parts: Buffer[] = []
  let done = 0
  for (const { from, to, text } of edits.toSorted((one, other) => one.from - other.from)) {
    parts.push(page.subarray(done, from), Buffer.from(text))
    done = Math.max(done, to)
  }
  return Buffer.concat([...parts, page.subarray(done)])
}

const hashOf = (source: string | Buffer) => `'sha256-${hash('sha256', source, 'base64')}'`

const policyOf = (
  scripts: string[],
  css: string,
  { formTargets = [], pictureSources = [] }: Pick<FinishOptions, 'formTargets' | 'pictureSources'>,
) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...(css ? [hashOf(css)] : [])].join(' '),
    // Browsers also check redirects against this and form-action.
    ["img-src 'self'", ...pictureSources].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
