import { hash } from 'node:crypto'

const PRELOAD = '<link rel="modulepreload"'
const MODULE = ' type="module"'
const SHEET = ' rel="stylesheet"'
const HREF = /href="([^"]+)"/

/** Hot reload speaks over a socket, and puts styles and scripts into the page. */
export const DEVELOPMENT_POLICY =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:; base-uri 'none'; frame-ancestors 'none'"

interface FinishOptions {
  /** private: which inline scripts are our own */
  nonce: string
  /** what the page uses of the style sheet and of the icons */
  use(html: string): { css: string; icons: string }
  /** what the page uses, and the files of it */
  texts: { domains: string[]; files: string[] }
  formTargets?: string[]
}

/** What leaves or comes between two places of the rendered page. */
interface Edit {
  from: number
  to: number
  text: string
}

/**
 * Makes the document that is sent of what React rendered, in one pass:
 *
 * - The policy allows exactly the inline scripts that were rendered with the private nonce, by their hash, and the nonce
 *   is taken out. The page can be cached with its header, and a script that came in by other ways has no hash.
 * - React puts the router's module links before the style sheet, where a slow line spends its first seconds on them.
 *   Here they follow the content, with the texts that the page needs, and yield to what can be seen. A browser's preload
 *   scanner would find them before the pictures, so before-paint.tsx follows them once all of the page is read.
 * - A style sheet costs a slow line a round trip before anything is seen, so critical CSS stands in the page. The
 *   sheet's link stays, because React expects it there, and waits for the reader (context/whole-style.ts).
 */
export function finishDocument(page: Buffer, { nonce, use, texts, formTargets = [] }: FinishOptions) {
  const html = page.toString('latin1') // a sign for each byte: what is looked for is ASCII, and the rest stays as it is
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

  const insert = (at: number, text: string) => at >= 0 && edits.push({ from: at, to: at, text })
  const behind = (tag: string, text: string) => html.includes(tag) && insert(html.indexOf(tag) + tag.length, text)
  behind('<html', ` data-texts="${texts.domains.join(' ')}"`)
  behind('<body>', icons)
  behind(MODULE, ' fetchpriority="low"')
  behind(SHEET, ' disabled="" data-rest=""')
  if (html.includes(SHEET)) insert(html.lastIndexOf('<', html.indexOf(SHEET)), `<style>${css}</style>`)
  const links = [...later, ...texts.files].map(
    (href) => `<link data-later="modulepreload" fetchpriority="low" href="${href}">`,
  )
  insert(html.lastIndexOf('</body>'), links.join(''))
  return { body: edited(page, edits), policy: policyOf([...hashes], css, formTargets) }
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

const policyOf = (scripts: string[], css: string, formTargets: string[]) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...(css ? [hashOf(css)] : [])].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '), // browsers hold it against where a form's answer leads, too
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
