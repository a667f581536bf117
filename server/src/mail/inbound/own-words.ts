const LINE_BREAKS = /\r\n|[\r\u0085\u2028\u2029]/g
/** Control characters, marks that turn the direction of text around, and characters without width or sense. */
const UNSEEN = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2060-\u2069\u200b\ufeff\u{e0000}-\u{e007f}]/gu

const QUOTED = /^\s*>/
const SIGNATURE = /^--\s?$/
/** 'On Mon, 16 Nov 2026, Ticarum <…> wrote:' in any language: it has an address, a year or a time. */
const ADDRESS_OR_DATE = /@|\p{Nd}{4}|\p{Nd}[:.]\p{Nd}{2}/u
const BROKEN_FROM = 50 // characters
/** '-----Original Message-----' */
const ORIGINAL = /^\s*-{3,}\s*(?:Original Message|Forwarded message|Orijinal (?:İleti|Mesaj)|الرسالة الأصلية)\s*-{3,}/i
/** The earlier mail's head, as Outlook writes it: who, and in one of the next lines when. */
const HEAD_FROM = /^\s*\*?(?:From|Kimden|Gönderen|من)\s*:/i
const HEAD_SENT = /^\s*\*?(?:Sent|Date|Gönderildi|Gönderme Tarihi|Tarih|تاريخ الإرسال|تم الإرسال|التاريخ)\s*:/i
const HEAD_LINES = 4
const RULE = /^\s*_{5,}\s*$/

/** What somebody wrote in this e-mail: without the mails that it quotes, the signature, and characters nobody sees. */
export function ownWords(text: string): string {
  const lines = text
    .toWellFormed()
    .replace(LINE_BREAKS, '\n')
    .replace(UNSEEN, '')
    .split('\n')
    .map((line) => line.trimEnd())
  const end = lines.findIndex((_, n) => endsHere(lines, n))
  const kept: string[] = []
  for (const line of end < 0 ? lines : lines.slice(0, end)) {
    if (QUOTED.test(line)) dropIntroduction(kept)
    else kept.push(line)
  }
  return kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Nothing of this mail's writer stands below. */
function endsHere(lines: string[], n: number): boolean {
  const line = lines[n] ?? ''
  if (SIGNATURE.test(line) || ORIGINAL.test(line)) return true
  if (!HEAD_FROM.test(RULE.test(line) ? (lines[n + 1] ?? '') : line)) return false
  return lines.slice(n + 1, n + 1 + HEAD_LINES).some((next) => HEAD_SENT.test(next))
}

/** Takes away what introduces a quote. A long introduction goes on in a second line, often with the address. */
function dropIntroduction(kept: string[]): void {
  while (kept.at(-1) === '') kept.pop()
  const [before = '', last = ''] = ['', ...kept].slice(-2)
  if (!last.endsWith(':')) return
  const goesOn = last.startsWith('<') || (!ADDRESS_OR_DATE.test(last) && before.length >= BROKEN_FROM)
  const lines = goesOn ? [before, last] : [last]
  if (ADDRESS_OR_DATE.test(lines.join(' '))) kept.splice(-lines.length)
}
