import { createHash } from 'node:crypto'

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** Hot reload speaks over a socket, and puts styles and scripts into the page. */
export const DEVELOPMENT_POLICY =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:; base-uri 'none'; frame-ancestors 'none'"

/**
 * Allows exactly the inline scripts that were rendered with the private nonce, by their hash, and takes the nonce out.
 * The page can be cached with its header, and a script that came in by other ways has no hash.
 */
export function documentPolicy(
  html: string,
  nonce: string,
  { css = '', formTargets = [] }: { css?: string; formTargets?: string[] } = {},
): { html: string; policy: string } {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', source = ''] of html.matchAll(SCRIPT)) {
    if (attributes.includes(mark) && source) hashes.add(hashOf(source))
  }
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    ["style-src 'self'", ...(css ? [hashOf(css)] : [])].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '), // browsers hold it against where a form's answer leads, too
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return { html: html.replaceAll(mark, ''), policy: policy.join('; ') }
}
