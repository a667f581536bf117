import { directionOf, type Language } from '@ticarum/contract/values/languages'
import { html } from 'hono/html'
import type { Letter } from './letter.ts'

// The kit's light colours as literals: mail clients support neither variables nor style sheets.
const salt = '#FAF8F4'
const surface = '#FFFDF9'
const ink = '#182428'
const muted = '#505C60'
const gulf = '#104858'
const line = '#D8D0C4'
const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Arabic',Arial,sans-serif"

/** One column of tables with inline styles, which every mail client supports. `html` escapes all values. */
export async function layoutHtml(
  { subject, paragraphs, button, passOn, why }: Letter,
  addressHint: string,
  language: Language,
): Promise<string> {
  const dir = directionOf[language]
  const align = dir === 'rtl' ? 'right' : 'left'
  const small = `margin:0 0 8px;font-size:13px;line-height:1.5;color:${muted}`
  const bold = 'font-size:16px;font-weight:600'
  const text = `margin:0 0 16px;font-size:16px;line-height:1.5;color:${ink}`
  const filled = `display:inline-block;padding:14px 24px;${bold};color:${salt};text-decoration:none`
  const page = await html`<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:${salt}">
<table role="presentation" lang="${language}" dir="${dir}" width="100%" cellpadding="0" cellspacing="0"
style="background:${salt};color:${ink};${font}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:${align}">
<tr><td style="padding:0 0 16px;font-size:20px;font-weight:700;color:${ink}">Ticarum</td></tr>
<tr><td style="padding:32px 24px;background:${surface};border:1px solid ${line};border-radius:10px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${ink}">${subject}</h1>
${paragraphs.map((paragraph) => html`<p style="${text}">${paragraph}</p>`)}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px">
<tr><td style="background:${gulf};border-radius:6px">
<a href="${button.url}" style="${filled}">${button.label}</a>
</td></tr></table>
<p style="${small}">${addressHint}</p>
<p dir="ltr" style="${small};text-align:${align};word-break:break-all">
<a href="${button.url}" style="color:${gulf}">${button.url}</a></p>
${passOn ? html`<p style="${small}"><a href="${passOn.url}" style="color:${gulf}">${passOn.label}</a></p>` : ''}
</td></tr>
<tr><td style="padding:16px 0 0"><p style="${small}">${why}</p></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
  return page.toString()
}

export function layoutText({ paragraphs, button, passOn, why }: Letter): string {
  const links = [button, ...(passOn ? [passOn] : [])].map(({ label, url }) => `${label}\n${url}`)
  return [...paragraphs, ...links, `--\n${why}`].join('\n\n').concat('\n')
}
