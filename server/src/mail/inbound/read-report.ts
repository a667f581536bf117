import { onlyOne, parseMessage } from './parse-message.ts'

const LONGEST = 16 * 1024 // bytes of a delivery status; one of ours speaks of one reader
const REPORT = /^\s*multipart\/report\s*;(?=.*\breport-type\s*=\s*"?delivery-status"?\s*(?:;|$))/i
const PERMANENT = /^(5\.\d{1,3}\.\d{1,3})(?:\s|$)/

/** An e-mail of ours that was refused for good. */
export interface RefusedMail {
  /** as the report names its reader: where it arrived last, and where we sent it */
  addresses: string[]
  /** as RFC 3463 writes it: 5.1.1 */
  status: string
}

/**
 * Reads a report of delivery (RFC 3464) about one reader. Undefined: it is none, its server still tries, or it can be
 * read in two ways.
 */
export async function readReport(raw: Buffer): Promise<RefusedMail | undefined> {
  const mail = await parseMessage(raw)
  if (!mail || !REPORT.test(onlyOne(mail, 'content-type')?.replace(/[\r\n]/g, ' ') ?? '')) return undefined
  const [part, ...further] = mail.attachments.filter(({ mimeType }) => mimeType === 'message/delivery-status')
  if (!part || further.length > 0) return undefined
  const bytes = typeof part.content === 'string' ? Buffer.from(part.content) : Buffer.from(part.content as ArrayBuffer)
  return bytes.length > LONGEST ? undefined : refusalIn(bytes.toString('utf8'))
}

/** Its first block is about the message, each further one about a reader. */
function refusalIn(status: string): RefusedMail | undefined {
  const [, reader, ...further] = status
    .replaceAll('\r\n', '\n')
    .replace(/\n[ \t]+/g, ' ')
    .trim()
    .split(/\n{2,}/)
  if (reader === undefined || further.length > 0) return undefined
  const fields = fieldsOf(reader)
  const permanent = PERMANENT.exec(fields?.get('status') ?? '')?.[1]
  if (!fields || !permanent || fields.get('action')?.toLowerCase() !== 'failed') return undefined
  const [final, original] = ['final-recipient', 'original-recipient'].map((name) => addressIn(fields.get(name)))
  const addresses = [final, original, original && withoutXtext(original)].filter((each) => each !== undefined)
  return addresses.length > 0 ? { addresses, status: permanent } : undefined
}

/** Undefined where a field stands there twice. */
function fieldsOf(block: string): Map<string, string> | undefined {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^([!-9;-~]+):[ \t]*(.*)$/.exec(line) ?? []
    if (fields.has(name.toLowerCase())) return undefined
    fields.set(name.toLowerCase(), value.trim())
  }
  return fields
}

/** `rfc822; reader@example.com` */
const addressIn = (field: string | undefined): string | undefined =>
  /^rfc822\s*;\s*<?([^\s<>]{3,254})>?$/i.exec(field ?? '')?.[1]

const withoutXtext = (address: string): string =>
  address.replace(/\+([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
