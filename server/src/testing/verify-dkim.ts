import { createHash, createPublicKey, verify } from 'node:crypto'

/** As a receiver checks it (RFC 6376, relaxed/relaxed): true only for a message that nobody has changed. */
export function dkimHolds(raw: string, record: string): boolean {
  const end = raw.indexOf('\r\n\r\n')
  const headers = raw
    .slice(0, end)
    .split(/\r\n(?![ \t])/)
    .map((line) => ({ name: line.slice(0, line.indexOf(':')).toLowerCase(), value: line.slice(line.indexOf(':') + 1) }))
  const signature = headers.find(({ name }) => name === 'dkim-signature')?.value
  if (!signature) return false
  const tags = tagsOf(signature)
  const body = raw
    .slice(end + 4)
    .replace(/[ \t]+/g, ' ')
    .replace(/ \r\n/g, '\r\n')
    .replace(/(\r\n)*$/, '\r\n')
  if (createHash('sha256').update(body, 'utf8').digest('base64') !== tags.get('bh')) return false

  const relaxed = ({ name, value }: { name: string; value: string }) =>
    `${name}:${value
      .replace(/\r\n/g, '')
      .replace(/[ \t]+/g, ' ')
      .trim()}`
  // A name that stands there twice means the last one first.
  const left = headers.toReversed()
  const signed = (tags.get('h') ?? '').split(':').flatMap((name) => {
    const at = left.findIndex((header) => header.name === name.trim().toLowerCase())
    return at < 0 ? [] : left.splice(at, 1).map(relaxed)
  })
  const unsigned = signature.replace(/(\bb=)[^;]*/, '$1')
  const text = [...signed, relaxed({ name: 'dkim-signature', value: unsigned })].join('\r\n')
  const key = createPublicKey({
    key: Buffer.from(tagsOf(record).get('p') ?? '', 'base64'),
    format: 'der',
    type: 'spki',
  })
  return verify('sha256', Buffer.from(text), key, Buffer.from(tags.get('b') ?? '', 'base64'))
}

/** `a=b; c=d`, without the white space that may stand in a value. */
const tagsOf = (list: string) =>
  new Map(
    list.split(';').flatMap((tag): [string, string][] => {
      const at = tag.indexOf('=')
      return at < 0 ? [] : [[tag.slice(0, at).trim(), tag.slice(at + 1).replace(/\s/g, '')]]
    }),
  )
