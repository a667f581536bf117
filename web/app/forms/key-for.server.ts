import { createHash } from 'node:crypto'

/**
 * A key that follows from a form's own, for each thing that one form may do: whichever it was, the form does it once.
 */
export function keyFor(key: string, ...parts: (string | Uint8Array)[]): string {
  if (key === '') return '' // the door asks for one
  const hash = createHash('sha256').update(key)
  for (const part of parts) hash.update(' ').update(part)
  return hash.digest('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
