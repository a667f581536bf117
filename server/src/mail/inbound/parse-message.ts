import PostalMime, { type Email as ParsedMail } from 'postal-mime'

/** The parser throws beyond these. It also keeps each line apart, and knows no limit of lines and parts. */
const LIMITS = { maxHeadersSize: 64 * 1024, maxNestingDepth: 8, maxRfc822NestingDepth: 0 }
const MOST_LINES = 20_000 // 1 MB of attachments has 14,000
const MOST_PARTS = 200

/** Undefined: it is broken, or wants to cost more than an answer or a report does. */
export async function parseMessage(raw: Buffer): Promise<ParsedMail | undefined> {
  const lines = raw.toString('latin1').split('\n', MOST_LINES + 1)
  const parts = lines.filter((line) => line.startsWith('--')) // each begins or ends with such a line
  if (raw.includes(0) || lines.length > MOST_LINES || parts.length > MOST_PARTS) return undefined
  return PostalMime.parse(raw, { ...LIMITS, forceRfc822Attachments: true }).catch(() => undefined)
}

export const valuesOf = ({ headers }: ParsedMail, name: string): string[] =>
  headers.filter(({ key }) => key === name).map(({ value }) => value)

export function onlyOne(mail: ParsedMail, name: string): string | undefined {
  const [value, ...further] = valuesOf(mail, name)
  return further.length === 0 ? value : undefined
}
