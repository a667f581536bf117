/** The chunks of a file, down to its last byte; throws if data follow its end. */
export function partsOfImage(bytes: Buffer): string[] {
  const parts = bytes.toString('latin1', 0, 4) === 'RIFF' ? partsOfRiff(bytes) : partsOfBoxes(bytes)
  const end = parts.at(-1)?.end ?? 0
  if (end !== bytes.length) throw new Error(`${bytes.length - end} bytes stand behind the end`)
  return parts.map(({ type }) => type)
}

interface Part {
  type: string
  end: number
}

/** WebP: each chunk has its type, length and content, padded to an even length. */
function partsOfRiff(bytes: Buffer): Part[] {
  const end = bytes.readUInt32LE(4) + 8
  const parts: Part[] = []
  for (let at = 12; at < end; at = parts.at(-1)?.end ?? end) {
    const length = bytes.readUInt32LE(at + 4)
    parts.push({ type: bytes.toString('latin1', at, at + 4), end: at + 8 + length + (length % 2) })
  }
  return parts
}

/** AVIF: each box has its length, including the header, and its type. */
function partsOfBoxes(bytes: Buffer): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < bytes.length; at = parts.at(-1)?.end ?? bytes.length) {
    parts.push({ type: bytes.toString('latin1', at + 4, at + 8), end: at + Math.max(8, bytes.readUInt32BE(at)) })
  }
  return parts
}
