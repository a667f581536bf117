/**
 * Parses an e-mail as the system writes it: UTF-8, as text or as alternatives. For tests and the developers' mailbox.
 */
export interface ReceivedMessage {
  headers: { name: string; value: string }[]
  header(name: string): string | undefined
  subject: string
  text: string
  html: string
}

interface Part {
  headers: { name: string; value: string }[]
  body: string
}

function partOf(raw: string): Part {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]/g, ' ').split('\r\n')
  const headers = lines.filter(Boolean).map((line) => ({
    name: line.slice(0, line.indexOf(':')).toLowerCase(),
    value: line.slice(line.indexOf(':') + 1).trim(),
  }))
  return { headers, body: rest.join('\r\n\r\n') }
}

const headerOf = (part: Part, name: string): string | undefined =>
  part.headers.find((header) => header.name === name)?.value

const quotedBytes = (encoded: string): Buffer =>
  Buffer.from(
    encoded.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

/** '=?UTF-8?Q?T=C3=BCrk?=' → 'Türk'; adjacent words may split a character, so their bytes are joined first. */
function decodeWords(value: string): string {
  const run = /=\?utf-8\?[bq]\?[^?]*\?=(?:\s+=\?utf-8\?[bq]\?[^?]*\?=)*/gi
  return value.replace(run, (words) => {
    const bytes = [...words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, kind = '', encoded = '']) =>
      kind.toLowerCase() === 'b' ? Buffer.from(encoded, 'base64') : quotedBytes(encoded.replaceAll('_', ' ')),
    )
    return Buffer.concat(bytes).toString()
  })
}

function decodeBody(part: Part): string {
  const encoding = headerOf(part, 'content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString()
  if (encoding === 'quoted-printable') return quotedBytes(part.body.replace(/=\r\n/g, '')).toString()
  return part.body
}

function leaves(part: Part): Part[] {
  const boundary = headerOf(part, 'content-type')?.match(/^multipart\/.*boundary="?([^";]+)"?/i)?.[1]
  if (!boundary) return [part]
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((inner) => leaves(partOf(inner.replace(/^\r\n/, ''))))
}

export function readMessage(raw: string): ReceivedMessage {
  const message = partOf(raw)
  const inner = leaves(message)
  const find = (type: string) =>
    inner.filter((part) => (headerOf(part, 'content-type') ?? 'text/plain').startsWith(type)).map(decodeBody)
  const headers = message.headers.map(({ name, value }) => ({ name, value: decodeWords(value) }))
  const header = (name: string) => headers.find((one) => one.name === name.toLowerCase())?.value
  return {
    headers,
    header,
    subject: header('subject') ?? '',
    text: find('text/plain').join('\n'),
    html: find('text/html').join('\n'),
  }
}
